export const slug = "railroad-dice-germany";

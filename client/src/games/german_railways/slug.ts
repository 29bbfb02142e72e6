export const slug = "german-railways";

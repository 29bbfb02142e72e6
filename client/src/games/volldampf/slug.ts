export const slug = "volldampf";

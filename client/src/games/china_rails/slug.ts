export const slug = "china-rails";

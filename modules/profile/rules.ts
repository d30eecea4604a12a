export const longestName = 80;
export const longestPhone = 60;

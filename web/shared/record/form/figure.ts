/** "7,5" and "7.5" are one number; an empty field is none. */
export const figure = (text: string): number | null =>
  text.trim() ? Number(text.trim().replace(",", ".")) : null;

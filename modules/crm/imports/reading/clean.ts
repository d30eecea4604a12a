/** Signs that turn writing around or cannot be seen are no part of a name. */
const unseen =
  /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u0000-\u0008\u000B\u000C\u000E-\u001F]/g;

export const clean = (cell: string): string => cell.replaceAll(unseen, "");

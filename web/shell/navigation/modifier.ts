const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The key that goes with a letter, as the reader's keyboard has it. */
export const modifierIn = (language: string): string =>
  isMac ? "⌘" : language === "de" ? "Strg" : "Ctrl";

/** The same in the language that the document began with. */
export const modifier = modifierIn(document.documentElement.lang);

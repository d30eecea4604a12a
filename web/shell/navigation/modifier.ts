/** The key that goes with a letter, as the reader's keyboard has it. */
export const modifier = /Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘" : "Ctrl";

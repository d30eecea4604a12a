const marks = new Set([".", ",", ";", ":", "(", ")", "-", "\n"]);

/** Whether a folded word is none but a mark, or the end of the text. */
export const isMark = (word: string | undefined) =>
  word === undefined || (word.length === 1 && marks.has(word));

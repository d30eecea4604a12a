export const lineOf = (words: string) => words.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();

/** A signature that somebody put into the text already does not stand there twice. */
export const signed = (content: string, signature: string) =>
  signature === "" || content.includes(signature) ? content : `${content}\n\n${signature}`;

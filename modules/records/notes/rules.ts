export const longestNote = 5000;
export const mostMentions = 20;
/** A deleted note can be brought back for so long; then it is gone for good. */
export const deletedDays = 30;

/** How a note names a person: `<@id>`; the name is looked up when it is read. */
const mention = /<@([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})>/g;

export const mentionOf = (userId: string): string => `<@${userId}>`;

export const mentionedIn = (text: string): string[] => [
  ...new Set([...text.matchAll(mention)].map(([, id = ""]) => id)),
];

export type Piece = { text: string } | { userId: string };

/** A note as its words and the people between them. */
export function piecesOf(text: string): Piece[] {
  // A captured group of the pattern stands at every odd place of the split.
  return text
    .split(mention)
    .map((part, n) => (n % 2 === 1 ? { userId: part } : { text: part }))
    .filter((piece) => !("text" in piece) || piece.text !== "");
}

/** By which those who are named are told once of it. */
export const mentionKey = (noteId: string): string => `mention:${noteId}`;

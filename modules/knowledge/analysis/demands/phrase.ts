export type CueKind = "language" | "shifts" | "noShifts" | "contract" | "years";

/** What says a demand, as the words that a text has to have. */
export type Phrase = { kind: CueKind; id: string; words: string[] };

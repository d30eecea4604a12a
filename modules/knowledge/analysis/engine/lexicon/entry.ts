export type EntryKind =
  | "skill"
  | "certificate"
  | "role"
  | "heading"
  | "negation"
  | "clause"
  | "preference"
  | "sentence"
  | "urgency"
  | "agency"
  | "refusal"
  | "facility"
  | "sector"
  | "country"
  | "lookAlike"
  | "verb"
  | "object"
  | "beside";

/** What an alias stands for. */
export type Entry = {
  kind: EntryKind;
  id: string;
  /** Entries of one layer hide the shorter ones within them; a workplace stands beside its skills. */
  layer: string;
  /** Languages that spell it so, one bit each. */
  languages: number;
  alias: string;
  isUpperCase: boolean;
  /** Whether its neighbourhood has to be looked at. */
  isGuarded: boolean;
  /** A trade that names whoever is looked for in a title, and elsewhere somebody else or what was learnt. */
  isTitleOnly: boolean;
};

/** An entry met in a text: words from `from` up to, not including, `to`. */
export type Hit = Entry & { from: number; to: number };

/** Hits by what they are, each kind in the order of the text: whoever looks for one kind passes by no other. */
export class HitsByKind {
  readonly #hits = new Map<EntryKind, Hit[]>();

  constructor(hits: readonly Hit[]) {
    this.add(hits);
  }

  add(hits: readonly Hit[]): void {
    for (const hit of hits) {
      const some = this.#hits.get(hit.kind);
      if (some) some.push(hit);
      else this.#hits.set(hit.kind, [hit]);
    }
  }

  of(kind: EntryKind): readonly Hit[] {
    return this.#hits.get(kind) ?? none;
  }
}

const none: readonly Hit[] = [];

/** Written out, because a spread takes several times as long and there are hundreds in an ad. */
export const hitOf = (entry: Entry, from: number, to: number): Hit => ({
  kind: entry.kind,
  id: entry.id,
  layer: entry.layer,
  languages: entry.languages,
  alias: entry.alias,
  isUpperCase: entry.isUpperCase,
  isGuarded: entry.isGuarded,
  isTitleOnly: entry.isTitleOnly,
  from,
  to,
});

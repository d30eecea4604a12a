import { paperOf } from "@/modules/knowledge/analysis";
import { type LanguageLevel, languageLevels } from "@/modules/knowledge/analysis/rules";
import type { HeldCertificate } from "@/modules/crm/candidates";
import { dayOf } from "../scoring/parts/terms";

export const bitsPerWord = 32;
/** A paper that never ends, or whose end is only common knowledge. */
export const endless = 0x7fff_ffff;
const firstCapacity = 64;

/** Numbers for words, given out as they are met. */
export class Numbering {
  private readonly numbers = new Map<string, number>();
  of(word: string): number {
    const known = this.numbers.get(word) ?? this.numbers.size;
    this.numbers.set(word, known);
    return known;
  }
  /** All words, each at the place of its number. */
  get names(): string[] {
    return [...this.numbers.keys()];
  }
  find = (word: string): number => this.numbers.get(word) ?? -1;
  get words(): number {
    return Math.max(1, Math.ceil(this.numbers.size / bitsPerWord));
  }
  get size(): number {
    return Math.max(1, this.numbers.size);
  }
}

type Numbers = Float64Array | Int32Array | Uint32Array | Uint16Array | Int8Array | Uint8Array;

/** An array that is replaced by a longer one when it is full: whoever reads on in the old one is not disturbed. */
export class Column<Values extends Numbers> {
  constructor(public values: Values) {}
  set(at: number, value: number): void {
    if (at >= this.values.length) this.grow(at + 1);
    this.values[at] = value;
  }
  grow(length: number): void {
    if (length <= this.values.length) return;
    const Kind = this.values.constructor as new (length: number) => Values;
    const longer = new Kind(Math.max(length, 2 * this.values.length));
    longer.set(this.values);
    this.values = longer;
  }
}

export const column = <Values extends Numbers>(Kind: new (length: number) => Values) =>
  new Column(new Kind(firstCapacity));

/** Rows of so many cells each; more cells a row, or more rows, are laid out anew. */
class Grid<Values extends Uint32Array | Uint8Array> {
  constructor(
    public values: Values,
    public width: number,
  ) {}
  fit(row: number, width: number): void {
    const rows = this.values.length / this.width;
    if (width <= this.width && row < rows) return;
    const Kind = this.values.constructor as new (length: number) => Values;
    const capacity = row < rows ? rows : Math.max(row + 1, 2 * rows);
    const laid = new Kind(capacity * width);
    for (let at = 0; at < rows; at += 1) {
      laid.set(this.values.subarray(at * this.width, (at + 1) * this.width), at * width);
    }
    [this.values, this.width] = [laid, width];
  }
}

/** One row of bits each; `isKnown` says whether anything at all is known. */
export class BitColumn {
  readonly numbering = new Numbering();
  private readonly grid = new Grid(new Uint32Array(firstCapacity), 1);
  private readonly known = column(Uint8Array);
  constructor(fixed: readonly string[] = []) {
    for (const word of fixed) this.numbering.of(word);
  }
  get words(): number {
    return this.grid.width;
  }
  get bits(): Uint32Array {
    return this.grid.values;
  }
  get isKnown(): Uint8Array {
    return this.known.values;
  }
  set(row: number, names: readonly string[]): void {
    const numbers = names.map((name) => this.numbering.of(name));
    this.grid.fit(row, this.numbering.words);
    const { values, width } = this.grid;
    values.fill(0, row * width, (row + 1) * width);
    for (const number of numbers) {
      const at = row * width + Math.floor(number / bitsPerWord);
      values[at] = (values[at] ?? 0) | (1 << (number % bitsPerWord));
    }
    this.known.set(row, +(names.length > 0));
  }
}

/** One more than the rank of the level in each language; 0 is a language not spoken. */
export class LanguageColumn {
  readonly numbering = new Numbering();
  private readonly grid = new Grid(new Uint8Array(firstCapacity), 1);
  private readonly known = column(Uint8Array);
  get size(): number {
    return this.grid.width;
  }
  get levels(): Uint8Array {
    return this.grid.values;
  }
  get isKnown(): Uint8Array {
    return this.known.values;
  }
  set(row: number, languages: Record<string, LanguageLevel>): void {
    const spoken = Object.entries(languages);
    for (const [code] of spoken) this.numbering.of(code);
    this.grid.fit(row, this.numbering.size);
    const { values, width } = this.grid;
    values.fill(0, row * width, (row + 1) * width);
    for (const [code, level] of spoken) {
      values[row * width + this.numbering.find(code)] = 1 + languageLevels.indexOf(level);
    }
    this.known.set(row, +(spoken.length > 0));
  }
}

/** Lists of numbers for all rows, one run each. */
class Runs {
  private readonly begins = column(Uint32Array);
  private readonly lengths = column(Uint16Array);
  private length = 0;
  get starts(): Uint32Array {
    return this.begins.values;
  }
  get counts(): Uint16Array {
    return this.lengths.values;
  }
  /** Where the run of a row begins: one longer than before is a new one; the old one stays unused until all are read anew. */
  fit(row: number, count: number): number {
    if (count > (this.counts[row] ?? 0)) {
      this.begins.set(row, this.length);
      this.length += count;
    }
    const start = this.starts[row] ?? 0;
    this.begins.set(row, start);
    this.lengths.set(row, count);
    return start;
  }
}

/** The skills of all, one run each. */
export class SkillColumn extends Runs {
  readonly numbering = new Numbering();
  private readonly ids = column(Uint16Array);
  get which(): Uint16Array {
    return this.ids.values;
  }
  set(row: number, skills: readonly string[]): void {
    const start = this.fit(row, skills.length);
    for (const [n, skill] of skills.entries()) this.ids.set(start + n, this.numbering.of(skill));
  }
}

/** The papers of all, one run each: which, and the last day on which each counts. */
export class PaperColumn extends Runs {
  readonly numbering = new Numbering();
  private readonly ids = column(Uint16Array);
  private readonly ends = column(Int32Array);
  get which(): Uint16Array {
    return this.ids.values;
  }
  get until(): Int32Array {
    return this.ends.values;
  }
  set(row: number, held: readonly HeldCertificate[]): void {
    const start = this.fit(row, held.length);
    for (const [n, { id, expiresOn }] of held.entries()) {
      this.ids.set(start + n, this.numbering.of(id));
      this.ends.set(
        start + n,
        expiresOn && paperOf(id)?.isTermPublished ? dayOf(expiresOn) : endless,
      );
    }
  }
}

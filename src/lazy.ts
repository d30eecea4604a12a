/** Makes something when it is first asked for, and keeps it: what a start does not need costs it nothing. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** The same of work that may fail: whoever needs it after a failure begins it anew. */
export function succeedOnce<Value>(work: () => Promise<Value>): () => Promise<Value> {
  let begun: Promise<Value> | undefined;
  return () =>
    (begun ??= work().catch((error) => {
      begun = undefined;
      throw error;
    }));
}

/** A table whose rows are read when something is first looked up in it. */
export class LazyMap<Key, Value> {
  readonly #make: () => Iterable<readonly [Key, Value]>;
  #made: ReadonlyMap<Key, Value> | undefined;

  constructor(make: () => Iterable<readonly [Key, Value]>) {
    this.#make = make;
  }

  get(key: Key): Value | undefined {
    return (this.#made ??= new Map(this.#make())).get(key);
  }
}

/** The same of a list of which is only asked what stands in it. */
export class LazySet<Value> {
  readonly #make: () => Iterable<Value>;
  #made: ReadonlySet<Value> | undefined;

  constructor(make: () => Iterable<Value>) {
    this.#make = make;
  }

  has(value: Value): boolean {
    return (this.#made ??= new Set(this.#make())).has(value);
  }
}

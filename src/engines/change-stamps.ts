/** Says by a short text whether anybody has written since; null where an engine cannot know that. */
export type Stamp = () => string | null;
type Kept = { stamp: string; answers: Map<string, Promise<unknown>> };

/** By the database that is asked. */
const stamps = new WeakMap<WeakKey, Stamp>();
const memory = new WeakMap<WeakKey, Kept>();
/** Cached answers per database; beyond this the cache is cleared. */
const mostAnswers = 500;

export const registerStamp = (db: WeakKey, stamp: Stamp) => void stamps.set(db, stamp);

/** Whether anybody has written, as a text; null where the engine of this database cannot know that. */
export const stampOf = (db: WeakKey): string | null => stamps.get(db)?.() ?? null;

/**
 * Caches what `read` answers until anybody writes, in this process or another: SQLite counts the changes of other
 * connections (`data_version`), the engine counts its own. The stamp is taken before the read, so the answer is never
 * older.
 */
export function cachedUntilWrite<Value>(
  db: WeakKey,
  question: string,
  read: () => Promise<Value>,
): Promise<Value> {
  const stamp = stampOf(db);
  if (stamp === null) return read();
  const answers = answersOf(db, stamp);
  const known = answers.get(question) as Promise<Value> | undefined;
  if (known) return known;
  const answer = read();
  answers.set(question, answer);
  answer.catch(() => answers.delete(question));
  return answer;
}

function answersOf(db: WeakKey, stamp: string): Kept["answers"] {
  const known = memory.get(db);
  if (known?.stamp === stamp && known.answers.size < mostAnswers) return known.answers;
  const answers: Kept["answers"] = new Map();
  memory.set(db, { stamp, answers });
  return answers;
}

/** Moves on whenever somebody may know of a write that was not there before. */
let moment = 0;

/**
 * Makes the next query ask for `data_version` again: a request has come, whose sender may know of another process's
 * write, or this process has written.
 */
export const invalidateStamps = (): number => (moment += 1);

/**
 * Memoizes `look` for one turn of the event loop: a request asks several times whether another process has written, and
 * no caller can know of a write that happened within the same turn.
 */
export function oncePerTick<Value>(look: () => Value): () => Value {
  let seen: { value: Value; at: number } | undefined;
  const forget = () => (seen = undefined);
  return () => {
    if (seen?.at === moment) return seen.value;
    if (!seen) setImmediate(forget);
    seen = { value: look(), at: moment };
    return seen.value;
  };
}

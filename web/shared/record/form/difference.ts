/** A field that somebody else changed while one was at it oneself. */
export type Difference = {
  field: string;
  before: unknown;
  theirs: unknown;
  mine: unknown;
  /** Both have changed it, and not to the same. */
  isClash: boolean;
};

type Values = Record<string, unknown>;

/** What somebody else changed since, beside what one has typed oneself. */
export function differences(before: Values, mine: Values, theirs: Values): Difference[] {
  return Object.keys(before).flatMap((field) => {
    const [was, typed, now] = [before[field], mine[field], theirs[field]];
    if (isSame(was, now) || isSame(typed, now)) return [];
    return [{ field, before: was, theirs: now, mine: typed, isClash: !isSame(was, typed) }];
  });
}

/** One record as it was opened, as it was typed here, and as somebody else left it. */
type Versions<Form> = { before: Form; mine: Form; theirs: Form };

/** Their record with what was changed here, and with the fields that were kept as they stand here. */
export function mergeEdits<Form extends Values>(
  { before, mine, theirs }: Versions<Form>,
  kept: ReadonlySet<string>,
): Form {
  const theirChanges = new Set(differences(before, mine, theirs).map(({ field }) => field));
  const own = Object.entries(mine).filter(
    ([field, value]) =>
      kept.has(field) || (!theirChanges.has(field) && !isSame(value, before[field])),
  );
  return { ...theirs, ...Object.fromEntries(own) };
}

/** A form holds texts, ticks and lists of them. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

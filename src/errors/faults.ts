import { Failure } from "./index";
import { damageFailure, isDamageError } from "../engines/database-health";

type Sign = [sign: RegExp, kind: "full" | "forbidden" | "unavailable", sentence: string];

/** What the machine says in its own words, and what a person can do about it. */
const signs: Sign[] = [
  [
    /ENOSPC|EDQUOT|disk is full|SQLITE_FULL|no space left/i,
    "full",
    "The disk is full. Nothing was changed; free some space and try again.",
  ],
  [
    /EACCES|EPERM|EROFS|SQLITE_CANTOPEN|SQLITE_READONLY|unable to open database|readonly database/,
    "forbidden",
    "This user has no read or write access there. Check DATA_DIR and its owner.",
  ],
  [/SQLITE_BUSY|database is locked/, "unavailable", "The database is busy. Try again in a moment."],
  [
    // A full disk says so only where the file itself grows, and not where its index is made.
    /SQLITE_IOERR|disk I\/O error|\bEIO\b/,
    "full",
    "The disk is full or not writable. Free some space and try again.",
  ],
];

/** A refusal with its sentence, of whatever was thrown; what nobody foresaw stays a bug with its cause. */
export function failureOf(error: unknown): Failure {
  const failure = Failure.from(error);
  if (failure.kind !== "bug") return failure;
  const words = wordsOf(failure.cause);
  if (words.some(isDamageError)) return damageFailure(failure.cause);
  const found = signs.find(([sign]) => words.some((it) => sign.test(it)));
  return found ? new Failure(found[1], found[2], { cause: failure.cause }) : failure;
}

/** Of an error and of what caused it: the library in between repeats the statement, which is not looked at. */
function wordsOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)];
  const code = "code" in error ? String(error.code) : "";
  return [`${code} ${error.message}`, ...(error.cause ? wordsOf(error.cause) : [])];
}

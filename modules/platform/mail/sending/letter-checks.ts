import type { App } from "@/src/app";
import { noticesStaleMs, type Purpose, type Suppression } from "../rules";
import { reasonsBy } from "../suppressing";
import type { LetterRow } from "./composing";

/** Asked right before letters go out: those that must not, and why. */
export type LetterCheck = (app: App, letters: LetterRow[]) => Promise<Map<string, string>>;
export type LetterChecks = Partial<Record<Purpose, LetterCheck>>;

declare module "@/src/app" {
  interface Module {
    /** What is asked right before a letter of its goes out, by what the letter is for. */
    readonly letterChecks?: LetterChecks;
  }
}

export const letterChecksOf = ({ modules }: Pick<App, "modules">): LetterChecks =>
  Object.assign({}, ...modules.map(({ letterChecks }) => letterChecks));

/** Why a letter may not go out now; null if it may. */
export async function whyForbidden(
  app: App,
  row: LetterRow,
  checks: LetterChecks,
): Promise<string | null> {
  if (row.purpose === "campaign") {
    const [reason] = (await reasonsBy(app, [row.toHash])).get(row.toHash) ?? [];
    if (reason) return suppressedReason(reason);
  }
  if (row.purpose === "notice" && isStale(app, row)) {
    const reason = "It was out of date before it could be sent.";
    return reason;
  }
  return (await checks[row.purpose]?.(app, [row]))?.get(row.id) ?? null;
}

function suppressedReason(why: Suppression): string {
  const sentence = {
    bounced: "Emails to this address have bounced.",
    optedOut: "This person doesn't want such emails.",
    objected: "This person objects to such emails.",
  };
  return sentence[why];
}

const isStale = (app: App, { nextAt }: LetterRow) =>
  app.now().getTime() - Date.parse(nextAt) > noticesStaleMs;

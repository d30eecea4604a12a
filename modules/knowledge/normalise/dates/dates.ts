import type { AdDate } from "../model";
import { readCalendar, readEpoch } from "./calendar";
import { fold } from "@/modules/knowledge/language";
import { readRelative } from "./relative";
import { plainText } from "../text";

/** Longer texts are sentences, and a number in a sentence is rarely the date of the ad. */
export const longestDate = 80;
const epoch = /^(?:\/date\()?(\d{10}|\d{13})(?:\)\/)?$/;

/** When an ad says it was written; relative words count back from `fetchedAt`, an ISO instant. */
export function readDate(
  raw: string | number | null | undefined,
  fetchedAt: string,
): AdDate | null {
  if (raw === null || raw === undefined) return null;
  const text = plainText(String(raw));
  if (text === "" || text.length > longestDate) return null;
  const found = typeof raw === "number" ? readEpoch(raw) : readWritten(fold(text), fetchedAt);
  return found && { ...found, raw: text };
}

function readWritten(folded: string, fetchedAt: string) {
  const stamp = epoch.exec(folded);
  if (stamp) return readEpoch(Number(stamp[1]));
  const now = new Date(fetchedAt);
  return readCalendar(folded, now) ?? readRelative(folded.replaceAll("’", "'"), now);
}

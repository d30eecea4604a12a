import { Failure } from "@/src/errors";
import words from "../common-passwords.json";

/** What every list of stolen passwords begins with; digits and signs around it fool nobody. */
const common = new Set(words);

type Owner = { email: string; username: string };

/** Refuses what a guesser tries within the first thousand: known words, runs of keys, one's own name. */
export function refuseWeak(password: string, owner: Partial<Owner> = {}): void {
  if (!isWeak(password, owner)) return;
  const sentence = "This password is easy to guess. Choose a longer sentence.";
  throw new Failure("invalid", sentence, { fields: { password: sentence, next: sentence } });
}

export function isWeak(password: string, { email = "", username = "" }: Partial<Owner>): boolean {
  const typed = password.toLowerCase();
  const core = withoutDisguise(typed).replaceAll(/[^a-z]/g, "");
  const own = [email.split("@")[0] ?? "", email, username, "coldaisle"].map((it) =>
    it.toLowerCase(),
  );
  return [typed, core].some((it) => common.has(it)) || own.includes(typed) || isRun(typed);
}

const masks: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
};

/** Undoes what people disguise a word with: p4ssw0rd becomes password, and signs after the last letter are dropped. */
const withoutDisguise = (typed: string) =>
  typed
    .replace(/[^a-z]+$/, "")
    .replaceAll(/[\d@$]/g, (sign) => masks[sign] ?? { "@": "a", $: "s" }[sign] ?? sign);

const rows = ["abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiopasdfghjklzxcvbnm"];

/** One key or a few keys repeated, or neighbouring keys in either direction. */
function isRun(typed: string): boolean {
  if (/^(.{1,4})\1+$/.test(typed)) return true;
  const backwards = [...typed].reverse().join("");
  return rows.some((row) => row.includes(typed) || row.includes(backwards));
}

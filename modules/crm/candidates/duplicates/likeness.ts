import { isParticle } from "@/modules/platform/texts/rules";
import { plainLetters } from "@/src/personal-data/name-search";
import type { DuplicateSign, Strength } from "../rules";
import { foldUmlauts } from "./spelling";
import { jaroWinkler, mostAlike, shorterFirst } from "./jaro-winkler";

/** What two records are compared by. */
export type Identity = {
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  linkedin?: string | null | undefined;
  location?: string | null | undefined;
};

export type Keys = {
  nameKey: string;
  emailKey: string | null;
  phoneKey: string | null;
  linkedinKey: string | null;
  placeKey: string | null;
};

const plain = (text: string) =>
  plainLetters(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Normalized keys of a person: without case, accents, country codes and decoration. */
export const keysOf = (person: Identity): Keys => ({
  nameKey: plain(`${person.lastName ?? ""} ${person.firstName ?? ""}`),
  emailKey: person.email ? emailKeyOf(person.email) : null,
  phoneKey: person.phone ? phoneKeyOf(person.phone) : null,
  linkedinKey: person.linkedin ? linkedinKeyOf(person.linkedin) : null,
  placeKey: person.location ? plain(person.location.split(/[,(/]/)[0] ?? "") || null : null,
});

/** `Jan.Visser+jobs@GMAIL.com` and `janvisser@gmail.com` are one letter box. */
function emailKeyOf(email: string): string | null {
  const [local = "", domain = ""] = email.normalize("NFC").trim().toLowerCase().split("@");
  const box = local.split("+")[0] ?? "";
  if (!box || !domain) return null;
  const isGoogle = domain === "gmail.com" || domain === "googlemail.com";
  return isGoogle ? `${box.replaceAll(".", "")}@gmail.com` : `${box}@${domain}`;
}

/** Its last nine digits, which country codes and leading zeros do not touch; an extension is left out. */
function phoneKeyOf(phone: string): string | null {
  const digits = phone.replace(/(?:ext|x|#|tst|durchwahl).*$/i, "").replaceAll(/\D/g, "");
  return digits.length >= 9 ? digits.slice(-9) : null;
}

/** The name of a public page: `linkedin.com/in/jan-visser`, however its address is written. */
function linkedinKeyOf(address: string): string | null {
  const page = /\/(?:in|pub)\/([^/?#\s]+)/i.exec(address)?.[1] ?? /^[\w-]{3,}$/.exec(address)?.[0];
  return page ? plain(decoded(page)) || null : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Why two records look like one person; empty where they do not. */
export function signsOf(a: Keys, b: Keys): DuplicateSign[] {
  const same = (key: keyof Keys) => a[key] !== null && a[key] !== "" && a[key] === b[key];
  const isOneName = isSameName(a.nameKey, b.nameKey);
  const isNameAlike = isOneName || nameLikeness(a.nameKey, b.nameKey) >= alikeFrom;
  const isPlaceUnknown = !a.placeKey || !b.placeKey;
  const signs: DuplicateSign[] = [];
  if (same("emailKey")) signs.push("email");
  if (same("linkedinKey")) signs.push("linkedin");
  if (same("phoneKey")) signs.push("phone");
  if (isNameAlike && same("placeKey")) signs.push("name-place");
  else if (isPlaceUnknown && isOneName) signs.push("name");
  return signs;
}

const isSameName = (a: string, b: string) => a !== "" && foldUmlauts(a) === foldUmlauts(b);

const alikeFrom = 0.92;
/** Below this similarity two name parts are different names: Jan and Jaap may be brothers. */
const partFrom = 0.84;
/** What a bare initial counts for: it proves little and contradicts nothing. */
const initialIs = 0.92;
/**
 * Compares one name with many. Results are remembered per part, because thousands of names share their parts, and most names
 * are rejected before they are compared in full.
 */
export function alikeTo(name: string): (other: string) => boolean {
  const own = partsOf(name);
  const known = new Map<string, boolean>();
  const isNear = (part: string) =>
    known.getOrInsertComputed(part, () => own.some((it) => isPartNear(it, part)));
  return (other) => {
    // A name of no more parts has to be like this one in all of them: mostly the first is not.
    if (!mayBeLonger(other, own.length) && !isLikeAtFirst(other, isNear)) return false;
    const parts = partsOf(other);
    const near = parts.filter(isNear).length;
    if (near < Math.min(own.length, parts.length)) return false;
    return nameLikeness(name, other) >= alikeFrom;
  };
}

/** Cheap upper bound first: most parts share too few letters for a full comparison. */
const isPartNear = (a: string, b: string): boolean =>
  (a.length === 1 || b.length === 1 || mostAlike(a, b) >= partFrom) &&
  partLikeness(a, b) >= partFrom;

function mayBeLonger(name: string, than: number): boolean {
  let parts = 1;
  for (let at = name.indexOf(" "); at !== -1; at = name.indexOf(" ", at + 1)) parts += 1;
  return parts > than;
}

function isLikeAtFirst(name: string, isNear: (part: string) => boolean): boolean {
  const end = name.indexOf(" ");
  const first = end === -1 ? name : name.slice(0, end);
  return !first || isParticle(first) || isNear(first);
}

/** How alike two names are, 0–1, whatever the order of their parts; both as `keysOf` writes them. */
export function nameLikeness(a: string, b: string): number {
  const [few, many] = shorterFirst(partsOf(a), partsOf(b));
  if (few.length < 2) return 0;
  const left = [...many];
  const found = few.map((part) => {
    const [at, highest] = best(part, left);
    left.splice(at, 1);
    return highest;
  });
  if (Math.min(...found) < partFrom) return 0;
  return found.reduce((sum, it) => sum + it, 0) / found.length;
}

const partsOf = (name: string) => name.split(" ").filter((part) => part && !isParticle(part));

function best(part: string, others: string[]): [at: number, likeness: number] {
  const likenesses = others.map((other) => partLikeness(part, other));
  const highest = Math.max(...likenesses);
  return [likenesses.indexOf(highest), highest];
}

function partLikeness(a: string, b: string): number {
  const isInitial = a.length === 1 || b.length === 1;
  if (isInitial && a !== b) return a[0] === b[0] ? initialIs : 0;
  return jaroWinkler(a, b);
}

/** A shared address is hardly ever chance, a shared telephone may be a household's, a shared name is a hint. */
const strengthOfSign: Record<DuplicateSign, Strength> = {
  email: "strong",
  linkedin: "strong",
  phone: "likely",
  "name-place": "likely",
  name: "possible",
};

/** The strength of the best sign; two likely ones together are strong. */
export function strengthOf(signs: readonly DuplicateSign[]): Strength {
  const found = signs.map((sign) => strengthOfSign[sign]);
  if (found.includes("strong") || found.filter((it) => it === "likely").length > 1) return "strong";
  return found.includes("likely") ? "likely" : "possible";
}

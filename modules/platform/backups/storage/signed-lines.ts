import { createHmac, timingSafeEqual } from "node:crypto";
import { Failure } from "@/src/errors";
import type { Signing } from "../format/manifest";

/**
 * The list of who was erased lies in the remote storage under a line that signs all others of it, with the key of the
 * manifests: whoever works on the storage could otherwise write lines that erase somebody at a restore, or take some away.
 */
type Signature = { signed: string };

const linesOf = (text: string): string[] => [...new Set(text.split("\n"))].filter(Boolean);

/** What is in the list, without what signs it. */
export const withoutSignatures = (text: string): string[] =>
  linesOf(text).filter((line) => signatureIn(line) === null);

/** Each addition brings a line that signs all there is; two servers may have written theirs in either order. */
export function signatureOf(lines: readonly string[], key: string): string {
  const hmac = createHmac("sha256", `backup erased ${key}`);
  const signed = hmac.update([...new Set(lines)].toSorted().join("\n")).digest("hex");
  return JSON.stringify({ signed } satisfies Signature);
}

export function isGenuine(text: string, key: string): boolean {
  const expected = Buffer.from(signatureIn(signatureOf(withoutSignatures(text), key)) ?? "");
  return linesOf(text).some((line) => {
    const given = Buffer.from(signatureIn(line) ?? "");
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

/** The lines of a list as this installation has signed them. */
export function signedLines(text: string, { key, isUnsigned }: Signing): string {
  if (linesOf(text).length > 0 && !isUnsigned && !isGenuine(text, key)) throw changed();
  return withoutSignatures(text).join("\n");
}

function signatureIn(line: string): string | null {
  try {
    const { signed } = Object(JSON.parse(line)) as Partial<Signature>;
    return typeof signed === "string" ? signed : null;
  } catch {
    return null;
  }
}

const changed = () =>
  new Failure(
    "tampered",
    "The list of erased people in the remote storage (erased.jsonl) isn't signed by this installation, so it may have been changed. Nothing was restored. If you trust it, copy it to DATA_DIR. Then remove it from the storage and restore again.",
  );

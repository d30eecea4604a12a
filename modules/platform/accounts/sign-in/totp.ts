import { createHmac } from "node:crypto";

const stepSeconds = 30;
const digits = 6;
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** RFC 6238: how many half minutes have passed since 1970. */
export const stepAt = (moment: Date): number => Math.floor(moment.getTime() / (stepSeconds * 1000));

/** RFC 4226 with SHA-1, because every authenticator app knows it; what matters is the secret. */
export function codeOf(secret: Uint8Array, step: number, length = digits): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** length).padStart(length, "0");
}

/** The half minute that a code belongs to, one to either side for clocks that differ; null where it is none of these. */
export function stepOf(secret: Uint8Array, code: string, moment: Date): number | null {
  const now = stepAt(moment);
  return [now, now - 1, now + 1].find((step) => codeOf(secret, step) === code) ?? null;
}

/** RFC 4648, as the apps take a secret in. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => letters[parseInt(group.padEnd(5, "0"), 2)]).join("");
}

export function fromBase32(text: string): Uint8Array {
  const bits = [...text].map((it) => letters.indexOf(it).toString(2).padStart(5, "0")).join("");
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => parseInt(byte, 2));
}

/** The address that an app reads from the drawing. */
export function uriOf(secret: string, account: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}

import { secretKey } from "./secret-key";
import type { Config } from "../config";
import { Failure } from "../errors/index";

const nonceBytes = 12;

/** Seals a secret for the database: AES-256-GCM under the installation's key, bound to what it is for. */
export async function seal(config: Config, purpose: string, secret: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const content = new TextEncoder().encode(secret);
  const sealed = await crypto.subtle.encrypt(terms(iv, purpose), await keyOf(config), content);
  return Buffer.concat([iv, new Uint8Array(sealed)]).toString("base64");
}

export async function unseal(config: Config, purpose: string, sealed: string): Promise<string> {
  const bytes = new Uint8Array(Buffer.from(sealed, "base64"));
  const iv = bytes.slice(0, nonceBytes);
  try {
    const content = bytes.slice(nonceBytes);
    const secret = await crypto.subtle.decrypt(terms(iv, purpose), await keyOf(config), content);
    return new TextDecoder().decode(secret);
  } catch (cause) {
    const sentence = "A stored key can't be decrypted: it was saved with another SECRET_KEY.";
    throw new Failure("unavailable", sentence, { cause });
  }
}

/** A hash that only this installation can make: it tells two texts apart and gives neither away. */
export const keyedHash = (config: Config, purpose: string, text: string): string =>
  new Bun.CryptoHasher("sha256", `${purpose} ${secretKey(config)}`)
    .update(text)
    .digest("base64url");

const terms = (iv: Uint8Array<ArrayBuffer>, purpose: string) => ({
  name: "AES-GCM",
  iv,
  additionalData: new TextEncoder().encode(purpose),
});

async function keyOf(config: Config): Promise<CryptoKey> {
  const secret = new TextEncoder().encode(`sealing ${secretKey(config)}`);
  const digest = await crypto.subtle.digest("SHA-256", secret);
  return crypto.subtle.importKey("raw", digest, "AES-GCM", false, ["encrypt", "decrypt"]);
}

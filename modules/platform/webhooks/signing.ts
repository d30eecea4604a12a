import type { App } from "@/src/app";
import { seal, unseal } from "@/src/secrets/secrets";

const purpose = "webhook";
const prefix = "whsec_";
const secretBytes = 32;

export const freshSecret = (): string =>
  prefix + crypto.getRandomValues(new Uint8Array(secretBytes)).toBase64();
export const sealSecret = (app: App, secret: string) => seal(app.config, purpose, secret);
export const openSecret = (app: App, secret: string) => unseal(app.config, purpose, secret);

type Signed = { id: string; body: string; secret: string; at: Date };

/** As Standard Webhooks has it: HMAC-SHA-256 over id, second and body, so that nothing can be replayed or altered. */
export function headersOf({ id, body, secret, at }: Signed): Record<string, string> {
  const second = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(secret.slice(prefix.length), "base64");
  const signature = new Bun.CryptoHasher("sha256", key)
    .update(`${id}.${second}.${body}`)
    .digest("base64");
  return {
    "webhook-id": id,
    "webhook-timestamp": second,
    "webhook-signature": `v1,${signature}`,
  };
}

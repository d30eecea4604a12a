import { timingSafeEqual } from "node:crypto";

export type Received = { id: string; type: string; data: unknown; isGenuine: boolean };

/** A program that takes messages as Standard Webhooks describes, and answers what the test says. */
export function receiver(answers: (n: number) => Response = () => new Response(null)) {
  const received: Received[] = [];
  const mind = { secret: "", answers };
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    async fetch(request) {
      const body = await request.text();
      const { type, data } = JSON.parse(body);
      const id = request.headers.get("webhook-id") ?? "";
      received.push({ id, type, data, isGenuine: isGenuine(mind.secret, request.headers, body) });
      return mind.answers(received.length);
    },
  });
  return {
    url: `http://127.0.0.1:${server.port}/hook`,
    received,
    mind,
    stop: () => server.stop(true),
  };
}

/** Written a second time from the standard, so that it does not agree with itself. */
function isGenuine(secret: string, headers: Headers, body: string): boolean {
  const key = Uint8Array.fromBase64(secret.replace(/^whsec_/, ""));
  const told = `${headers.get("webhook-id")}.${headers.get("webhook-timestamp")}.${body}`;
  const own = new Bun.CryptoHasher("sha256", Buffer.from(key)).update(told).digest();
  const [version, signature = ""] = (headers.get("webhook-signature") ?? "").split(",");
  const theirs = Buffer.from(signature, "base64");
  return version === "v1" && theirs.length === own.length && timingSafeEqual(theirs, own);
}

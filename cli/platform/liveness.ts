import { defaultAddress } from "@/src/http/default-address";

const patienceMs = 4000;

/** Whether a server answers there that it is well; one that listens everywhere is asked on this machine. */
export async function isAlive(listening: string, port: number): Promise<boolean> {
  // No other command asks, and each would load it.
  const { get } = await import("node:http");
  return new Promise((resolve) => {
    const host = hostToAsk(listening);
    get({ host, port, path: "/healthz", timeout: patienceMs }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    })
      .on("timeout", () => resolve(false))
      .on("error", () => resolve(false));
  });
}

export const hostToAsk = (listening: string): string =>
  ({ "0.0.0.0": "127.0.0.1", "::": "::1" })[listening] ?? listening;

/**
 * The same by the settings alone, for containers that ask twice a minute: a whole product would be loaded to ask one
 * question. Where it is not alive, the command itself says so.
 */
export function isAliveHere({ HOST, PORT }: Record<string, string | undefined>): Promise<boolean> {
  const { host, port } = defaultAddress;
  const asked = PORT === undefined ? port : Number(PORT);
  return Number.isInteger(asked) ? isAlive(HOST ?? host, asked) : Promise.resolve(false);
}

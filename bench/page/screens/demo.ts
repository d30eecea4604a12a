import { demo } from "@/e2e/stages/furnished-demo";
import type { Served } from "../served";

const owner = { email: "admin@coldaisle.example", password: "cold-aisle-demo" };

/** The demo of the compiled product, signed in as its owner. */
export async function demoServed(): Promise<Omit<Served, "folder" | "pid">> {
  const { address, stop } = await demo();
  const answer = await fetch(`${address}/api/auth/login`, {
    method: "POST",
    body: JSON.stringify(owner),
    headers: { "content-type": "application/json", origin: address },
  });
  const cookie = answer.headers.getSetCookie()[0]?.split(";")[0];
  if (!cookie) throw new Error("The demo lets nobody in.");
  return { origin: address, cookie, close: stop };
}

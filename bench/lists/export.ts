import { rmSync } from "node:fs";
import { copyOf, secret } from "../data/folder";
import { spawned } from "../serving/spawned";
import type { Figures, Means, Work } from "../work";

const people = 100_000;
export const exportedColumns =
  "firstName,lastName,email,location,country,headline,status,role".split(",");

export const work: Work = {
  about: `${people} candidates as one CSV, through the whole HTTP stack`,
  cases: ["all"],
  ways: ["Bun.serve + bun:sqlite", "product"],
  rounds: 5,
  goals: { ms: { unit: "ms", atMost: 2 }, "first part ms": { unit: "ms", limit: 100 } },
  prepare: async () => {
    const { folder, cookie } = await copyOf(people);
    const servers = [
      spawned("serving/served-server.ts", "export", folder, secret),
      spawned("serving/served-server.ts", "product", folder, secret),
    ];
    const [raw = "", product = ""] = await Promise.all(servers.map((it) => it.says));
    const means: Means = { cookie, "Bun.serve + bun:sqlite": raw, product };
    const close = async () => {
      await Promise.all(servers.map((it) => it.stop()));
      rmSync(folder, { recursive: true });
    };
    return { means, close };
  },
  measure: async (way, _, means) => {
    const address = `${means[way]}/api/candidates/export?format=csv&columns=${exportedColumns}`;
    await taken(address, means);
    return taken(address, means);
  },
};

async function taken(address: string, { cookie = "" }: Means): Promise<Figures> {
  const began = performance.now();
  const { body } = await fetch(address, { headers: { cookie } });
  let lines = 0;
  let first = 0;
  for await (const part of body ?? []) {
    first ||= performance.now() - began;
    for (const byte of part) if (byte === 10) lines += 1;
  }
  if (lines !== people + 1) throw new Error(`${lines} lines came.`);
  return { ms: performance.now() - began, "first part ms": first };
}

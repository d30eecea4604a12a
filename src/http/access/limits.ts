import { and, eq, lt, sql } from "drizzle-orm";
import type { App } from "../../app";
import { dayMs } from "../../calendar";
import { statement } from "../../database/index";
import { Failure } from "../../errors/index";
import { attempts } from "../../schema";

export type Limit = { key: string; most: number; windowMs: number };

/** Counts the attempt before it checks the limit, so that parallel attempts cannot slip through between the two. */
export async function countAttempt(app: App, ...limits: Limit[]): Promise<void> {
  const now = app.now().getTime();
  const windows = limits.map((limit) => ({ ...limit, since: now - (now % limit.windowMs) }));
  await app.write([
    app.db.delete(attempts).where(lt(attempts.since, now - dayMs)),
    ...windows.map(({ key, since }) =>
      statement(sql`insert into attempts (key, since, count) values (${key}, ${since}, 1)
        on conflict (key, since) do update set count = count + 1`),
    ),
  ]);
  for (const window of windows) await refuseTooMany(app, window, now);
}

export const forgetAttempts = (app: App, key: string) =>
  app.write([app.db.delete(attempts).where(eq(attempts.key, key))]);

async function refuseTooMany(app: App, limit: Limit & { since: number }, now: number) {
  const [row] = await app.db
    .select({ count: attempts.count })
    .from(attempts)
    .where(and(eq(attempts.key, limit.key), eq(attempts.since, limit.since)));
  if ((row?.count ?? 0) <= limit.most) return;
  throw tooMany(limit.since + limit.windowMs - now);
}

/** The refusal of a try that came too early by so much. */
export function tooMany(waitMs: number): Failure {
  const minutes = Math.ceil(waitMs / 60_000);
  const wait = minutes === 1 ? "1 minute" : `${minutes} minutes`;
  const retryAfter = Math.ceil(waitMs / 1000);
  return new Failure("throttled", `Too many attempts. Try again in ${wait}.`, { retryAfter });
}

/** The network a request came from (/24, /56): what is counted and logged instead of a person's address. */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address.split(".").slice(0, 3).join(".");
  const [head = "", tail] = address.toLowerCase().split("::");
  const [first, last] = [head, tail ?? ""].map((part) => part.split(":").filter(Boolean));
  const left = tail === undefined ? 0 : 8 - (first?.length ?? 0) - (last?.length ?? 0);
  const groups = [...(first ?? []), ...Array<string>(Math.max(0, left)).fill("0"), ...(last ?? [])];
  const [a, b, c, d] = groups.map((group) => group.padStart(4, "0"));
  return [a, b, c, d?.slice(0, 2)].join(":");
}

/** Bytes; a file of 10 MiB with the form around it. */
export const maxBody = 11 * 1024 * 1024;

export function refuseLarge(bytes: number): void {
  if (bytes <= maxBody) return;
  throw new Failure("oversized", "This is more than 11 MiB. Send a smaller file, or split it.");
}

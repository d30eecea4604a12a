import { expect } from "bun:test";
import type { BrowserContext, Cookie } from "playwright-core";
import type { Product } from "../product";

export type Account = { email: string; password: string };

type Session = { openedAt: number; cookies: Cookie[] };
const sessions = new Map<string, Session>();
/** For less than the five minutes within which somebody need not confirm who they are. */
const sharedMs = 150_000;

/**
 * Signs in beside the form, for scenes about something else. The scenes of a file share a session for a while, because a
 * password is slow to check on purpose; one that was ended, or is no longer fresh, is opened anew.
 */
export async function signIn(context: BrowserContext, product: Product, account: Account) {
  const key = `${product.address} ${account.email}`;
  const { openedAt = 0, cookies = [] } = sessions.get(key) ?? {};
  if (Date.now() - openedAt < sharedMs) {
    await context.addCookies(cookies);
    if ((await context.request.get("/api/auth/confirmation")).ok()) return;
    await context.clearCookies();
  }
  await signInAnew(context, product, account);
  sessions.set(key, { openedAt: Date.now(), cookies: await context.cookies() });
}

/** The same with a session that nobody else has. */
export async function signInAnew(context: BrowserContext, product: Product, account: Account) {
  const answer = await context.request.post("/api/auth/login", {
    data: account,
    headers: { origin: product.address },
  });
  expect(answer.status()).toBe(200);
}

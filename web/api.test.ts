import { expect, test } from "bun:test";
import { signedIn, testApp } from "@/modules/testing";
import { api, isApiError, ok, page, fetchJson, serverMessage } from "./api";
import { answerWith } from "./testing";

const errorOf = (call: Promise<unknown>) => call.then(() => null).catch((error: unknown) => error);

test("a refused call says its status and the whole body, specification §8", async () => {
  answerWith(testApp());
  for (const call of [fetchJson("/api/auth/user"), ok(api.auth.user.get())]) {
    const error = await errorOf(call);
    expect(isApiError(error) && error.status).toBe(401);
    const body = String(error).replace("Error: 401: ", "");
    expect(JSON.parse(body)).toMatchObject({ code: "unauthenticated" });
    expect(serverMessage(error)).toBe(JSON.parse(body).message);
  }
});

test.each([
  ["", "Bad Gateway", "502: Bad Gateway"],
  ["<h1>upstream is gone</h1>", "Bad Gateway", "502: <h1>upstream is gone</h1>"],
])(
  "a proxy that answers %p is quoted for the console, and has no sentence for people",
  async (body, statusText, message) => {
    Object.assign(globalThis, {
      fetch: async () => new Response(body, { status: 502, statusText }),
    });
    for (const call of [fetchJson("/api/auth/user"), ok(api.auth.user.get())]) {
      const error = await errorOf(call);
      expect(error).toMatchObject({ message });
      expect(serverMessage(error)).toBeNull();
    }
  },
);

test("a server that cannot be reached has no sentence of its own", async () => {
  Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError("Failed to fetch")) });
  const error = await errorOf(ok(api.auth.user.get()));
  expect(error).toBeInstanceOf(Error);
  expect(serverMessage(error)).toBeNull();
});

test("times stay the text that the server sent", async () => {
  const app = testApp();
  const { cookie, user } = await signedIn(app);
  answerWith(app, { cookie });
  expect((await ok(api.auth.user.get())).createdAt).toBe(user.createdAt);
});

test("a page of a list knows how many there are and where the next one begins", async () => {
  const headers = {
    "content-type": "application/json",
    "x-total-count": "120",
    link: '</api/jobs?limit=50&cursor=abc%3D>; rel="next"',
  };
  Object.assign(globalThis, { fetch: async () => new Response("[]", { headers }) });
  const query = { status: "open", sort: "score", limit: 50 } as const;
  expect(await page(api.jobs.get({ query }))).toEqual({
    items: [],
    total: 120,
    isLeast: false,
    cursor: "abc=",
  });
});

test("the last page has no next one", async () => {
  const app = testApp();
  const { cookie } = await signedIn(app);
  answerWith(app, { cookie });
  const query = { status: "open", sort: "score", limit: 50 } as const;
  expect(await page(api.jobs.get({ query }))).toEqual({
    items: [],
    total: 0,
    isLeast: false,
    cursor: null,
  });
});

import { afterAll, beforeAll, expect, test } from "bun:test";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium as driver,
  type Page,
  type Request,
} from "playwright-core";
import { patience } from "@/src/patience.testing";
import { isFullForm } from "../checks";
import { chromium, flags } from "../chromium";
import { eventually, type Product } from "../product";
import type { Account } from "./sessions";

export { signIn, signInAnew } from "./sessions";

export const demoOwner = { email: "admin@coldaisle.example", password: "cold-aisle-demo" };
export const wide = { width: 1440, height: 900 };
export const narrow = { width: 390, height: 844 };

const executablePath = chromium();
if (!executablePath) console.warn("SKIPPED: no Chromium, so nothing is tested in a browser.");
const patienceMs = 15_000;
/**
 * A page of a scene lives for seconds: compiling its script a second and a third time costs more than it saves. Not where
 * the speed of a page is measured.
 */
const compilingOnce = "--js-flags=--no-opt --no-maglev";
/** The full form looks at every state of a scene. */
const sceneMs = isFullForm ? 900_000 : 180_000;

export type Scene = { page: Page; context: BrowserContext; product: Product; complaints: string[] };
type Options = BrowserContextOptions & {
  /** Complaints of the browser that this scene provokes on purpose. */
  expects?: RegExp;
};

let running: Promise<Browser> | undefined;

/** One for all the files that a process plays; its visits know nothing of each other, and it ends with the process. */
async function openBrowser(executablePath: string): Promise<Browser> {
  if (running && (await running).isConnected()) return running;
  const args = [...flags, compilingOnce];
  return (running = driver.launch({ executablePath, args, chromiumSandbox: false }));
}

/** A product for the scenes of one file; a scene is a test in a fresh visit. */
export function stage(begin: () => Promise<Product>) {
  let browser: Browser;
  let product: Product;
  beforeAll(async () => {
    if (!executablePath) return;
    [browser, product] = await Promise.all([openBrowser(executablePath), begin()]);
  }, patience(sceneMs));
  afterAll(() => product?.stop());

  return (name: string, act: (scene: Scene) => Promise<void>, options: Options = {}) =>
    test.skipIf(!executablePath)(
      name,
      async () => {
        const { expects, ...look } = options;
        const context = await browser.newContext({
          viewport: wide,
          locale: "en-GB",
          reducedMotion: "reduce",
          baseURL: product.address,
          ...look,
        });
        context.setDefaultTimeout(patience(patienceMs));
        askAgain(context);
        const complaints = heardIn(context);
        context.on("page", countRequests);
        await context.addInitScript(hearNotices);
        const page = await context.newPage();
        try {
          await act({ page, context, product, complaints });
        } catch (error) {
          await picture(page, name);
          throw error;
        } finally {
          await context.close();
        }
        expect(complaints.filter((text) => !expects?.test(text))).toEqual([]);
      },
      patience(sceneMs),
    );
}

export type Stage = ReturnType<typeof stage>;

/**
 * A connection that is kept may be closed by the server at the moment it is used again. A browser reads once more by
 * itself then; what a scene reads beside its pages does the same.
 */
function askAgain({ request }: BrowserContext): void {
  const ask = request.fetch.bind(request);
  request.fetch = (to, options = {}) =>
    ask(to, { ...(/^get$/i.test(options.method ?? "get") && { maxRetries: 1 }), ...options });
}

const requests = new WeakMap<Page, Set<Request>>();

function countRequests(page: Page): void {
  const asked = new Set<Request>();
  requests.set(page, asked);
  page.on("request", (request) => {
    // What the page before still asked for ends with it, and nothing says so.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) asked.clear();
    asked.add(request);
  });
  page.on("requestfinished", (request) => asked.delete(request));
  page.on("requestfailed", (request) => asked.delete(request));
}

/** The answers a page waits for, by their address. */
export const underWay = (page: Page): string[] =>
  [...(requests.get(page) ?? [])].map((request) => request.url());

/** What the screen showed when the scene failed. */
async function picture(page: Page, name: string): Promise<void> {
  const path = join(tmpdir(), `coldaisle-${name.replaceAll(/\W+/g, "-")}.png`);
  await page.screenshot({ path }).catch(() => {});
  console.warn(`Seen last: ${page.url()} ${path}`);
}

/** What the console says in red, broken policies among it, and what no code caught. */
function heardIn(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on("console", (message) => {
    if (message.type() === "error") complaints.push(`${message.text()} ${message.location().url}`);
  });
  context.on("weberror", (problem) => complaints.push(problem.error().message));
  return complaints;
}

/** Signs in through the form, as everybody else does it. */
export async function signInByForm(page: Page, { email, password }: Account) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
}

/** Waits until the demo's own run, which begins with it, has ended. */
export async function firstRunDone(context: BrowserContext) {
  const isActive = async () => {
    const { run } = await (await context.request.get("/api/jobs/scrape/status")).json();
    return run === null || run.state === "active";
  };
  expect(await eventually(isActive, (active) => !active, 60_000)).toBe(false);
}

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true });
/**
 * Waits for a notice with its sentence. One is shown at a time, and a later one takes its place at once, so those that
 * went are looked through too; each counts once.
 */
export async function told(page: Page, title: string, sentence: string | RegExp = "") {
  const notice = page
    .locator("li", { has: page.getByText(title, { exact: true }) })
    .filter({ has: page.getByText(sentence) })
    .first();
  const isSaid = (text: string) =>
    text.split("\n").includes(title) &&
    (typeof sentence === "string" ? text.includes(sentence) : sentence.test(text));
  const wasSaid = async () => {
    // A page that is being left has nothing to say.
    const said = await page.evaluate<string[]>("notices").catch(() => []);
    const at = said.findIndex(isSaid);
    if (at < 0) return notice.isVisible().catch(() => false);
    await page.evaluate(`void notices.splice(${at}, 1)`);
    return true;
  };
  if (!(await eventually(wasSaid))) await notice.waitFor({ timeout: 1 });
}

/** Keeps the words of every notice, once for each time they change. */
const hearNotices = `globalThis.notices = [];
const heard = new WeakMap();
new MutationObserver(() => {
  for (const notice of document.querySelectorAll("li.toast")) {
    if (heard.get(notice) === notice.innerText) continue;
    heard.set(notice, notice.innerText);
    notices.push(notice.innerText);
  }
}).observe(document, { subtree: true, childList: true, characterData: true });`;

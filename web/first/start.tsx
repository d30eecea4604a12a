import { rawFetch } from "@/web/api";
import { isPhone } from "@/web/shared/hooks/use-media";
import { modifier } from "@/web/shell/navigation/modifier";
import { OwnBrand } from "@/web/shell/brand";
import { UserFace } from "@/web/shell/navigation/user-face";
import { isSplashDue } from "@/web/shell/splash/splash-flag";
import { embeddedSession } from "@/web/state/session";
import type { Role } from "@/modules/platform/accounts/rules";
import type { Together } from "@/web/locales";
import type { PreloadedResponse } from "@/web/state/first-load";
import type { Tree } from "./still/draw";
import { drawnFor, type Reader } from "./frame";
import { removeFirstScreen } from "./remove-first-screen";
import { renderTrees } from "./render-trees";
import { Count, type Page, Rows } from "./rows";

/** A screen by role: its trees, written as JSON. */
type Given = { texts: Together; screens: Record<Role, string>; path: string; asks: string };

/**
 * Requests the first rows, shows the first screen with them, then loads the program. Answers the request, so that the
 * program can use it; undefined if this screen is left to the program.
 */
export function begin(given: Given): PreloadedResponse | undefined {
  const { session, answer } = asked(given);
  const { texts, screens, asks } = given;
  const shown = answer && Promise.all([answer, parsed()]).then(([it]) => pageIn(it.clone()));
  // Whatever fails here is told by the program, which asks the same.
  const up = shown?.then((page) => {
    if (page && session) put(screens[session.role], { session, texts }, page);
    return painted();
  });
  void Promise.race([up?.catch(() => {}), passed(up ? maxMs : 0)]).then(program);
  return answer && { address: asks, answer };
}

/** The program waits at most this long for the first screen. */
const maxMs = 250;
const passed = (ms: number) => new Promise((go) => setTimeout(go, ms));
const painted = () => new Promise((go) => requestAnimationFrame(() => setTimeout(go)));

function program(): void {
  const address = document.querySelector<HTMLElement>("script[data-then]")?.dataset["then"];
  if (address) void import(address);
}

/** Nothing is asked for what is left to the program, nor where a browser lets nobody look at what it keeps. */
function asked({ path, texts, asks }: Given) {
  try {
    const session = embeddedSession();
    const isDrawn = session && isUsual(path) && texts.locale === document.documentElement.lang;
    return { session, answer: isDrawn ? rawFetch(asks) : undefined };
  } catch {
    return {};
  }
}

/** What this browser keeps of these changes more than the rows, and is left to the program. */
const kept = ["coldaisle.sidebar", "coldaisle.folded", "coldaisle.layouts"];

/** Whether stored settings leave the screen in its default state, which is all that can be drawn here. */
const isUsual = (path: string) =>
  location.pathname === path &&
  location.search === "" &&
  !window.matchMedia(isPhone).matches &&
  !isSplashDue() &&
  kept.every((name) => localStorage.getItem(name) === null);

const parsed = () =>
  document.readyState !== "loading" ||
  new Promise((go) => document.addEventListener("DOMContentLoaded", go, { once: true }));

async function pageIn(answer: Response): Promise<Page | undefined> {
  if (!answer.ok) return undefined;
  const items = await answer.json();
  const { headers } = answer;
  return {
    items,
    total: Number(headers.get("x-total-count") ?? items.length),
    isLeast: headers.has("x-total-count-least"),
  };
}

function put(screen: string, reader: Reader, page: Page): void {
  const root = document.getElementById("root");
  if (!root || root.firstChild || page.items.length === 0) return;
  const places = placesFor(reader, page);
  const first = document.createElement("div");
  first.className = "absolute inset-x-0 top-0";
  renderTrees(JSON.parse(screen), first, (place) => places.get(place) ?? []);
  root.before(first);
  removeFirstScreen(first, root);
}

/** What stands in the places of a screen, by their names. */
function placesFor(reader: Reader, page: Page): Map<string, Tree[]> {
  const parts = {
    brand: <OwnBrand />,
    user: <UserFace user={reader.session} />,
    key: modifier,
  } as const;
  const list = { rows: <Rows page={page} />, count: <Count page={page} /> };
  const names = Object.keys({ ...parts, ...list });
  const trees = drawnFor(
    reader,
    Object.values({ ...parts, ...list }).map((part) => <i>{part}</i>),
  );
  return new Map(trees.map((tree, n) => [names[n] ?? "", typeof tree === "string" ? [] : tree[2]]));
}

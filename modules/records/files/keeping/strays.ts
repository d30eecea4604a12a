import type { App } from "@/src/app";
import { dayMs } from "@/src/calendar";
import { contentName, contentPlace, contentsFolder } from "@/src/files";
import { isItself, sumOf } from "@/src/files/moving";
import { heldContents } from "./held";

/** Somebody may be about to write the row of what is younger. */
const strayAfterMs = dayMs;

/**
 * Takes away what a process that was killed has left: contents that no row came to hold, halves of uploads, and what was
 * on its way out, which goes back to its place where it is needed after all. Answers how many.
 */
export async function clearStrays(app: App): Promise<number> {
  const before = new Date(app.now().getTime() - strayAfterMs);
  const held = await heldContents(app);
  let count = await app.store.home.clearDrafts(before);
  for await (const { name, at } of app.store.home.entries(contentsFolder)) {
    const last = name.split("/").at(-1) ?? "";
    if (at > before || held.has(last)) continue;
    count += 1;
    if (contentName.test(last)) await app.files.remove(last, () => isHeld(app, last));
    else await settled(app, name, held);
  }
  return count;
}

const isHeld = async (app: App, content: string) => (await heldContents(app)).has(content);

/** `HASH.pdf.ID` was on its way out, or half written by an older version. */
async function settled(app: App, name: string, held: Set<string>): Promise<void> {
  const { home } = app.store;
  const content = /([\da-f]{64}\.\w+)\.[\w-]+$/.exec(name)?.[1];
  const isNeeded = content && held.has(content) && !(await app.files.has(content));
  const sum = isNeeded ? await sumOf(home, name) : null;
  if (content && sum && isItself(content, sum)) await home.rename(name, contentPlace(content));
  else await home.remove(name);
}

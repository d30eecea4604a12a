import { expect } from "bun:test";
import { enter, tabTo, write } from "./by-keys";
import { overflowIn } from "./checks";
import { examiner, type State, text } from "./examination";
import { start } from "./product";
import {
  button,
  demoOwner,
  firstRunDone,
  narrow,
  type Scene,
  signIn,
  stage,
  told,
} from "./stages/stage";

const scene = stage(() => start(["demo"]));
const examine = examiner(scene);

/** Somebody whom the agency found, who has not been told of it and has not agreed to anything. */
let found: string | undefined;
let restricted: string | undefined;

async function begin({ context, product }: Scene) {
  await signIn(context, product, demoOwner);
  const send = async (path: string, data: object = {}) => {
    const headers = { origin: product.address };
    const answer = await context.request.post(`/api/candidates${path}`, { data, headers });
    expect(`${path} ${answer.status()}`).toMatch(/ 20[01]$/);
    return answer.json();
  };
  const named = (lastName: string) => ({ firstName: "Noor", lastName, origin: "linkedin" });
  if (found && restricted) return {};
  await firstRunDone(context);
  found = (await send("", { ...named("Gevonden"), email: "noor@found.example" })).id as string;
  await send(`/${found}/grounds`, {
    ...{ purpose: "keep", basis: "legitimate-interest", note: "Balance of 1 May" },
  });
  restricted = (await send("", named("Beperkt"))).id as string;
  await send(`/${restricted}/objection`);
  await send(`/${restricted}/restriction`, { ground: "accuracy", note: "The dates are wrong" });
  return {};
}

const consentOf = (id: string | undefined) => `/candidates/${id}?tab=consent&full=1`;
const opened = (who: () => string | undefined, ...names: RegExp[]): State => {
  return async (page) => {
    await page.goto(consentOf(who()));
    await text(page, /^Legal basis/);
    for (const name of names) await button(page, name).click();
  };
};

const states: Record<string, State> = {
  "somebody found": opened(() => found),
  "the forms open": opened(() => found, /^Add legal basis$/, /^Restrict processing$/),
  "the letter about the source": async (page, places) => {
    await opened(() => found, /^Write notice$/)(page, places);
    await page.getByRole("region", { name: "Preview" }).waitFor();
  },
  "somebody restricted": opened(() => restricted),
};
examine("the rights on a record", states, begin);

scene(
  "in three languages no word of it is too long for a phone",
  async (now) => {
    await begin(now);
    const { context, page, product } = now;
    for (const locale of ["nl", "de", "en"]) {
      const headers = { origin: product.address };
      await context.request.patch("/api/auth/preferences", { data: { locale }, headers });
      await page.goto(consentOf(found));
      await page.getByRole("heading", { name: /[aA]rt\. 21/ }).waitFor();
      expect([locale, await overflowIn(page)]).toEqual([locale, []]);
    }
  },
  { viewport: narrow },
);

scene("somebody is restricted by keyboard, leaves the list and comes back by undo", async (now) => {
  await begin(now);
  const { page } = now;
  await opened(() => found)(page, {});
  await enter(page, "Restrict processing");
  await write(page, "Note", "They say the dates are wrong");
  await enter(page, "Restrict processing");
  await told(page, "Processing restricted");
  await text(page, /^Processing restricted since/);
  expect(await button(page, "More actions").count()).toBe(0);
  await page.goto("/candidates?q=Gevonden");
  await text(page, /No candidates|Nobody|0 candidates/);
  await page.goto(consentOf(found));
  await enter(page, "Lift");
  await told(page, "Restriction lifted");
  await page.goto("/candidates?q=Gevonden");
  await page.getByText("Noor Gevonden").first().waitFor();
});

scene("an objection is noted and taken back by its undo", async (now) => {
  await begin(now);
  const { page } = now;
  await opened(() => found)(page, {});
  await tabTo(page, "Record objection");
  await page.keyboard.press("Enter");
  await told(page, "Objection recorded; contact stops");
  await text(page, /^Objected on/);
  await page.getByRole("button", { name: /^Undo/ }).first().click();
  await text(page, "No objection to contact.");
});

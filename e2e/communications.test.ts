import { expect } from "bun:test";
import type { Page } from "playwright-core";
import { enter, reachesAll, tabTo, write } from "./by-keys";
import { addressed, at, dialog, examiner, settled, type State, then } from "./examination";
import { demo } from "./stages/furnished-demo";
import { button, demoOwner, type Scene, signIn, stage, told } from "./stages/stage";

const scene = stage(demo);
const examine = examiner(scene);

type Found = { candidate: { id: string; name: string } }[];
let candidate = "";

/** Somebody whom one can write to, with a message that was sent and one that came in. */
async function atWork({ context, product }: Scene) {
  await signIn(context, product, demoOwner);
  if (candidate) return { candidate };
  const headers = { origin: product.address };
  const found: Found = await (await context.request.get("/api/certificates")).json();
  candidate = found[0]?.candidate.id ?? "";
  const about = { entityType: "candidate", entityId: candidate };
  const path = "/api/crm/communications";
  const to = "somebody@people.example";
  const data = { ...about, type: "email", to, subject: "Your start", content: "On Monday?" };
  expect((await context.request.post(path, { headers, data })).status()).toBe(201);
  for (const [from, subject] of [
    [to, "Re: Your start"],
    ["nobody@nowhere.example", "Work in Oslo?"],
  ]) {
    const head = `From: ${from}\r\nSubject: ${subject}\r\nMessage-ID: <${subject?.length}@x.example>`;
    const buffer = Buffer.from(`${head}\r\n\r\nYes.\r\n\r\n> On Monday?\r\n`);
    const file = { name: "mail.eml", mimeType: "message/rfc822", buffer };
    const known = from === to ? about : {};
    const multipart = { file, ...known };
    expect((await context.request.post(`${path}/received`, { headers, multipart })).status()).toBe(
      201,
    );
  }
  return { candidate };
}

const opened = (name: RegExp) => async (page: Page) => {
  await button(page, name).first().click();
  await page.getByRole("list", { name: "Conversation" }).waitFor();
};
const tab = "/crm?tab=communications";

const states: Record<string, State> = {
  "what was written and said": at(tab, "Your start"),
  "nothing that fits": at(`${tab}&q=neverheardof`, "No matching communications"),
  "a message on its way": then(
    at(`${tab}&type=email`, "Your start"),
    opened(/You to .*Your start/),
  ),
  "a message of nobody we know": then(at(`${tab}&whose=unfiled`, "Work in Oslo?"), opened(/Oslo/)),
  "writing to somebody": then(at(`${tab}&write=email`), dialog),
  "writing about a record": then(at("/candidates/:candidate?tab=messages&write=email"), dialog),
  "logging a call": then(at("/candidates/:candidate?tab=messages&write=phone"), dialog),
  "a record's messages": at("/candidates/:candidate?tab=messages", "Re: Your start"),
  "an answer on its record": then(
    at("/candidates/:candidate?tab=messages", "Re: Your start"),
    opened(/Re: Your start/),
  ),
  "templates and the folder of answers": at("/admin?tab=email", "Message templates"),
};
examine("communications", states, atWork);

scene("a message is written and a call is logged by keys alone", async (now) => {
  const { page } = now;
  await page.goto(addressed("/candidates/:candidate", await atWork(now)));
  await button(page, "Message").waitFor();
  await page.keyboard.press("m");
  await dialog(page);
  await write(page, "Subject", "Friday");
  await write(page, "Message", "Can you come by at nine?");
  await enter(page, /^Send to /);
  await told(page, "Message Sent", "Your communication has been logged successfully");
  const list = page.getByRole("list", { name: "Communications" });
  await list.getByText("Can you come by at nine?").waitFor();
  await list.getByText("Queued").first().waitFor();

  await enter(page, "Call");
  await dialog(page);
  await write(page, "What was said", "Comes at nine");
  await enter(page, "Log it");
  await list.getByText("Comes at nine").waitFor();
  await tabTo(page, /Comes at nine/);
  await page.keyboard.press("Enter");
  await page.getByRole("list", { name: "Conversation" }).getByText("Comes at nine").waitFor();
});

scene("j and k go from message to message, Enter opens one and Escape leaves it", async (now) => {
  await atWork(now);
  const { page } = now;
  await page.goto(tab);
  await page.getByRole("list", { name: "Communications" }).waitFor();
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await page.keyboard.press("k");
  await page.keyboard.press("Enter");
  await page.waitForURL(/thread=/);
  await page.getByRole("list", { name: "Conversation" }).waitFor();
  await page.keyboard.press("Escape");
  await page.waitForURL((url) => !url.searchParams.has("thread"));
});

scene("every control of the communications is reached by Tab and seen", async (now) => {
  await atWork(now);
  await now.page.goto(tab);
  await settled(now.page);
  await reachesAll(now.page);
});

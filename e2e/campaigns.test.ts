import { afterAll, expect } from "bun:test";
import type { Page } from "playwright-core";
import { serveMail } from "@/modules/platform/mail/fixtures";
import { patience } from "@/src/patience.testing";
import { enter, reachesAll, tabTo } from "./by-keys";
import { at, dialog, examiner, opening, settled, type State, then } from "./examination";
import { demo } from "./stages/furnished-demo";
import { eventually } from "./product";
import { button, demoOwner, narrow, type Scene, signIn, stage, told } from "./stages/stage";

const server = await serveMail();
afterAll(() => server.stop());

const scene = stage(demo);
const examine = examiner(scene);
type Named = { id: string; status: string };
type Places = { draft: string; over: string };
let places: Places | undefined;

/** The demo's campaigns, and a mail server to send with. */
async function atWork({ context, product }: Scene): Promise<Places> {
  await signIn(context, product, demoOwner);
  return (places ??= await furnished({ context, product }));
}

async function furnished({ context, product }: Pick<Scene, "context" | "product">) {
  const read = async () => (await context.request.get("/api/campaigns")).json();
  const found: Named[] = await eventually(read, (all) => all.length > 1);
  const idOf = (status: string) => found.find((it) => it.status === status)?.id ?? "";
  const people: Named[] = await (await context.request.get("/api/candidates?limit=100")).json();
  for (const { id } of people) {
    await context.request.post(`/api/candidates/${id}/consents`, {
      headers: { origin: product.address },
      data: { purpose: "marketing", channel: "form" },
    });
  }
  const saved = await context.request.put("/api/settings/email", {
    headers: { origin: product.address },
    data: {
      value: {
        ...{ provider: "custom", host: "127.0.0.1", port: server.port, security: "none" },
        ...{ user: "", fromName: "Coldaisle", fromAddress: "desk@agency.example" },
        ...{ replyDomain: "", perHour: 300 },
      },
    },
  });
  expect(saved.status()).toBe(200);
  return { draft: idOf("draft"), over: idOf("completed") };
}

/** One of the demo's campaigns, or a part of it. */
const one =
  (of: keyof Places, words?: string, part = ""): State =>
  (page) =>
    at(`/crm?tab=campaigns&campaign=${places?.[of]}${part}`, words)(page, {});

/** What is done with the chosen rows stands behind the list, so backwards is the shorter way. */
async function chosen(page: Page, action: string): Promise<void> {
  await page.getByRole("toolbar").getByText("1 selected").waitFor();
  await button(page, action).waitFor();
  await tabTo(page, action, "Shift+Tab");
  await page.keyboard.press("Enter");
}

const states: Record<string, State> = {
  "all campaigns": at("/crm?tab=campaigns", "Commissioning, spring"),
  "campaigns of a kind that there is none of": at(
    "/crm?tab=campaigns&status=paused",
    "No campaigns match these filters",
  ),
  "a new campaign": then(at("/crm?tab=campaigns"), opening("New campaign")),
  "the letters of a draft": one("draft", "Commissioning work from March"),
  "whom a draft reaches": one("draft", "Included", "&part=audience"),
  "starting a draft": then(one("draft"), opening("Start…")),
  "nobody confirmed yet": one("draft", "No recipients confirmed yet", "&part=recipients"),
  "a campaign that is over": one("over", "confirmed"),
  "what was confirmed": one("over", "Confirmed campaigns can", "&part=letters"),
  "how interviews went": at("/crm?tab=analytics", "Interview performance"),
  "how they went with each interviewer": at("/crm?tab=analytics&by=interviewer&period=365"),
  "days without anything": at(
    "/crm?tab=analytics&days=2024-01-01..2024-02-01",
    "No interviews and no messages in this period",
  ),
};
examine("campaigns and analytics", states, async (now) => {
  await atWork(now);
  return {};
});

/** From seven in the morning the staff get word of their day by the same server. */
const toCandidates = () => server.taken.filter(({ to }) => !to.endsWith("@coldaisle.example"));

scene(
  "jobs become a draft, and letters go out to the confirmed number, by keys alone",
  async (now) => {
    await atWork(now);
    const { page } = now;
    await page.goto("/jobs");
    await page.getByRole("listitem").first().waitFor();
    await settled(page);
    await page.keyboard.press("j");
    await page.keyboard.press("x");
    await chosen(page, "Create Campaign");
    await told(page, "Campaign Created", "Automated outreach campaign has been initiated");
    await page.getByText("Draft", { exact: true }).waitFor();

    await tabTo(page, "Campaign name");
    await page.keyboard.press("Control+a");
    await page.keyboard.type("By keys alone");
    await enter(page, "Save");
    await page.getByRole("heading", { name: "By keys alone" }).waitFor();
    await page
      .getByText("Guten Tag")
      .or(page.getByText("Dear"))
      .or(page.getByText("Beste"))
      .first()
      .waitFor();

    const before = toCandidates().length;
    await enter(page, "Start…");
    await dialog(page);
    const confirm = page.getByRole("button", { name: /^Send to \d+ (person|people)$/ });
    await page.getByText(/^\d+ (person gets|people get) /).waitFor();
    const people = Number(/\d+/.exec(await confirm.innerText())?.[0]);
    expect(people).toBeGreaterThan(0);
    expect(toCandidates()).toHaveLength(before);
    await enter(page, /^Send to \d+ (person|people)$/);
    await page.getByText("By keys alone started").first().waitFor();
    await page.getByText("Completed", { exact: true }).waitFor({ timeout: patience(60_000) });
    const sent = toCandidates().slice(before);
    expect(new Set(sent.map(({ to }) => to)).size).toBe(people);
    expect(sent).toHaveLength(people);
    expect(sent.every(({ raw }) => /^List-Unsubscribe-Post:/m.test(raw))).toBe(true);
  },
);

scene("a campaign begins with candidates that were chosen, by keys alone", async (now) => {
  await atWork(now);
  const { page } = now;
  await page.goto("/candidates?layout=table");
  await settled(page);
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await chosen(page, "Email");
  await page.getByRole("heading", { name: "Email to 1 candidate" }).waitFor();
  await enter(page, "Cancel campaign");
  await page.getByRole("alertdialog").waitFor();
  await enter(page, "Cancel campaign");
  await page.getByText("Cancelled", { exact: true }).waitFor();
});

scene("every control of a draft is reached by Tab and seen", async (now) => {
  const { draft } = await atWork(now);
  await now.page.goto(`/crm?tab=campaigns&campaign=${draft}`);
  await settled(now.page);
  await reachesAll(now.page);
});

scene(
  "on a phone a campaign is opened, and one comes back to all of them",
  async (now) => {
    await atWork(now);
    const { page } = now;
    await page.goto("/crm?tab=campaigns");
    await page.getByRole("link", { name: "Commissioning, spring" }).click();
    await page.getByRole("heading", { name: "Commissioning, spring" }).waitFor();
    await button(page, "All campaigns").click();
    await page.getByRole("link", { name: "Commissioning, spring" }).waitFor();
    expect(page.url()).toEndWith("/crm?tab=campaigns");
  },
  { viewport: narrow },
);

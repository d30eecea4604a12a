import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, setDefaultTimeout, test } from "bun:test";
import { signedIn } from "@/modules/testing";
import { visit } from "@/web/testing";
import { noticesAtom } from "@/web/state/notices";
import { dayMinutes, inMinutes, open, patienceMs } from "../testing";

setDefaultTimeout(patienceMs);

const press = async (name: string) => {
  const found = await screen.findAllByText(name, { selector: "button" });
  await userEvent.click(found[0] ?? document.body);
};
const choose = async (what: string, name = "Jürgen Nowak") => {
  await userEvent.click(await screen.findByLabelText(`Actions for the interview with ${name}`));
  await userEvent.click(await screen.findByRole("menuitem", { name: what }));
};

test("without interviews the screen says so in the words of the specification, and leads to the first", async () => {
  const { show } = await open();
  await show();
  await screen.findByText("No upcoming interviews scheduled");
  const tiles = within(screen.getByRole("list", { name: "Figures" }));
  for (const name of ["Total Interviews", "Completion Rate %", "Avg Feedback Score"]) {
    expect(tiles.getByText(name)).toBeTruthy();
  }
  expect(tiles.getByText("Active Engagements")).toBeTruthy();
  await press("Schedule interview");
  expect(await screen.findByRole("dialog", { name: "Schedule an interview" })).toBeTruthy();
});

test("upcoming interviews stand by day, earliest first, with Join and Reschedule", async () => {
  const { plan, show } = await open();
  await plan({ scheduledAt: inMinutes(3 * dayMinutes), link: "https://meet.example/b" });
  await plan({ scheduledAt: inMinutes(2 * dayMinutes), type: "in-person", place: "Slough" });
  await show();
  const names = await screen.findAllByRole("link", { name: "Jürgen Nowak" });
  expect(names).toHaveLength(2);
  expect(screen.getByRole("link", { name: "Map: Jürgen Nowak" }).getAttribute("href")).toBe(
    "https://www.openstreetmap.org/search?query=Slough",
  );
  const join = screen.getByRole<HTMLButtonElement>("button", { name: "Join: Jürgen Nowak" });
  expect(join.disabled).toBe(true);
  expect(screen.getAllByRole("button", { name: "Reschedule: Jürgen Nowak" })).toHaveLength(2);
});

test("Join opens a quarter of an hour before, also once it has begun; a phone interview dials", async () => {
  const { plan, show } = await open();
  await plan({ scheduledAt: inMinutes(14), link: "https://meet.example/a" });
  await plan({ scheduledAt: inMinutes(10), type: "phone", despite: true });
  await show();
  const join = await screen.findByRole("link", { name: "Join: Jürgen Nowak" });
  expect(join.getAttribute("href")).toBe("https://meet.example/a");
  const call = await screen.findByRole("link", { name: "Call: Jürgen Nowak" });
  expect(call.getAttribute("href")).toBe("tel:+491701234567");
});

test("a day that is chosen stands in the address and narrows the list, and is let go again", async () => {
  const { plan, show } = await open();
  await plan({ scheduledAt: inMinutes(2 * dayMinutes) });
  const day = new Date(Date.now() + 5 * dayMinutes * 60_000).toLocaleDateString("sv");
  await show(`/crm?day=${day}`);
  await screen.findByText("No interviews on this day");
  await press("Show all days");
  await screen.findByRole("link", { name: "Jürgen Nowak" });
  expect(location.search).toBe("");
});

test("only one's own interviews are shown where one asks for them", async () => {
  const { plan, show } = await open();
  await plan({ people: [] });
  await show("/crm?who=me");
  await screen.findByText("None assigned to you");
  await press("Show all interviews");
  await screen.findByRole("link", { name: "Jürgen Nowak" });
  await userEvent.click(screen.getByRole("checkbox", { name: "Only mine" }));
  await screen.findByText("None assigned to you");
  expect(location.search).toBe("?whose=me");
  await press("Show all interviews");
  await screen.findByRole("link", { name: "Jürgen Nowak" });
});

test("an interview is called off with a reason, and whoever was invited is told by choice", async () => {
  const { plan, show } = await open();
  const { id } = await plan();
  const { store } = await show();
  await choose("Cancel…");
  const dialog = within(await screen.findByRole("dialog", { name: /^Cancel the interview with/ }));
  await userEvent.click(dialog.getByLabelText("Reason"));
  await userEvent.paste("Found a job");
  await userEvent.click(dialog.getByText("Cancel interview"));
  await waitFor(() => expect(store.get(noticesAtom)[0]?.title).toBe("I-0001 cancelled"));
  await screen.findByText("No upcoming interviews scheduled");
  await press("Past");
  await screen.findByText("Cancelled");
  await userEvent.click(screen.getByRole("link", { name: "Jürgen Nowak" }));
  await waitFor(() => expect(location.search).toBe(`?list=past&view=${id}`));
  expect(await screen.findAllByText("Found a job")).not.toHaveLength(0);
});

test("somebody who did not come is written down as a no-show, and that is taken back", async () => {
  const { planBefore, show } = await open();
  await planBefore(90);
  await show("/crm?list=past");
  const row = async () => within(await screen.findByRole("row", { name: "Jürgen Nowak" }));
  expect((await row()).getByText("Outcome missing")).toBeTruthy();
  await choose("No-show");
  expect(await (await row()).findByText("No-show")).toBeTruthy();
  await press("Undo");
  expect(await (await row()).findByText("Outcome missing")).toBeTruthy();
});

test("a viewer reads the interviews and changes none", async () => {
  const { app, plan } = await open("admin");
  await plan({ link: "https://meet.example/a" });
  visit(app, "/crm", await signedIn(app, "viewer"));
  await screen.findByRole("link", { name: "Jürgen Nowak" });
  expect(screen.queryByRole("button", { name: "Schedule" })).toBeNull();
  expect(screen.queryByRole("button", { name: /^Reschedule/ })).toBeNull();
});

test("where the server refuses the list, the screen says why and asks again", async () => {
  const { show } = await open();
  await show();
  await screen.findByText("No upcoming interviews scheduled");
  const working = globalThis.fetch;
  const broken = async (...[input, init]: Parameters<typeof fetch>) =>
    String(input instanceof Request ? input.url : input).includes("which=past")
      ? new Response(JSON.stringify({ message: "Out of order." }), { status: 500 })
      : working(input, init);
  globalThis.fetch = Object.assign(broken, { preconnect: working.preconnect });
  await press("Past");
  await screen.findByText("Couldn't load interviews");
  globalThis.fetch = working;
  await press("Retry");
  await screen.findByText("No past interviews");
});

test("what was held is completed and judged at once, and the judgement counts in the figures", async () => {
  const { planBefore, show } = await open();
  const { id } = await planBefore(90);
  await show(`/crm?list=past&view=${id}`);
  await userEvent.click(await screen.findByLabelText("Complete: Jürgen Nowak"));
  const dialog = within(await screen.findByRole("dialog", { name: "Scorecard: Jürgen Nowak" }));
  await userEvent.click(await dialog.findByText("Save scorecard"));
  await dialog.findByText("Choose a number from 1 to 5.");
  const overall = within(dialog.getByRole("group", { name: "Overall" }));
  await userEvent.click(overall.getByRole("radio", { name: "4" }));
  await userEvent.click(dialog.getByRole("radio", { name: "Yes" }));
  await userEvent.click(dialog.getByText("Save scorecard"));
  expect(await screen.findAllByText("4 out of 5")).toHaveLength(1);
  const tiles = within(screen.getByRole("list", { name: "Figures" }));
  expect(await tiles.findByText("4.0")).toBeTruthy();
  expect(tiles.getByText("100%")).toBeTruthy();
});

test("what is over and waits for its outcome is told above those to come, and leads there", async () => {
  const { planBefore, show } = await open();
  await planBefore(90);
  await show();
  await screen.findByText("1 interview needs an outcome");
  await press("View");
  await screen.findByRole("heading", { name: "Outcome missing" });
  expect(await screen.findByRole("link", { name: "Jürgen Nowak" })).toBeTruthy();
  expect(location.search).toBe("?list=unsettled");
});

import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "bun:test";
import { added as person } from "@/modules/crm/candidates/fixtures";
import { decisions } from "@/modules/records/decision-log";
import { deployed } from "@/modules/staffing/deployments/fixtures";
import { packs } from "@/modules/staffing/country-rules";
import { signedIn, testApp } from "@/modules/testing";
import { published } from "@/modules/engagement/careers/fixtures";
import { visit } from "@/web/testing";

async function open(path: string, role: "admin" | "recruiter" | "viewer" = "admin") {
  const app = testApp();
  const me = await signedIn(app, role);
  return { app, me, show: () => visit(app, path, me) };
}

const write = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};

test("a rule shows its numbers, its source and its day, and an administrator goes by another number and back", async () => {
  const { app, me, show } = await open("/compliance?country=DE");
  show();
  const name = "Germany: longest assignment at one client";
  const rule = await screen.findByRole("listitem", { name });
  expect(within(rule).getByText("548")).toBeTruthy();
  expect(within(rule).getByRole("link").getAttribute("href")).toContain("gesetze-im-internet");
  expect(screen.queryByRole("listitem", { name: /Belgium/ })).toBeNull();
  await userEvent.click(within(rule).getByRole("button", { name: `Override value: ${name}` }));
  const dialog = within(await screen.findByRole("dialog"));
  await write(dialog.getByLabelText("Maximum (days)"), "365");
  await write(dialog.getByLabelText("Reason"), "Agreed with the works council.");
  await userEvent.click(dialog.getByRole("button", { name: "Save value" }));
  await screen.findByText("rule value: 548");
  const [kept] = (await packs.list(me.as)).filter(({ id }) => id === "de-max");
  expect(kept?.values["limitDays"]).toBe(365);
  await userEvent.click(screen.getByRole("button", { name: `Use rule value: ${name}` }));
  await waitFor(() => expect(screen.queryByText("rule value: 548") === null).toBe(true));
  expect(app).toBeTruthy();
});

test("whoever may not change a rule is not offered to, and a filter that fits nothing says so", async () => {
  const { show } = await open("/compliance?country=DE&topic=pay", "recruiter");
  show();
  await screen.findByText("No rules found");
  await userEvent.click(screen.getByRole("button", { name: "Show all rules" }));
  await screen.findByRole("listitem", { name: /Belgium/ });
  expect(screen.queryByRole("button", { name: /Go by another number/ })).toBeNull();
});

test("work abroad is listed with what is late, and a duty is noted on the deployment", async () => {
  const { app, show } = await open("/compliance?tab=abroad", "recruiter");
  const { id: candidateId } = await person(app, {
    ...{ firstName: "Ola", lastName: "Nowak", country: "PL" },
  });
  await deployed(app, {
    ...{ candidateId, country: "NL", contractType: "temporary" },
    ...{ startDate: "2025-12-20", endDate: "2026-12-31" },
  });
  show();
  const row = within(await screen.findByRole("listitem", { name: "Ola Nowak, D-0001" }));
  expect(row.getByText("8 open duties")).toBeTruthy();
  await userEvent.click(row.getByRole("link", { name: /Ola Nowak/ }));
  const duty = await screen.findByRole("listitem", { name: "A1 certificate (social security)" });
  expect(within(duty).getByText("Overdue")).toBeTruthy();
  await userEvent.click(within(duty).getByRole("button", { name: /^Mark done/ }));
  const dialog = within(await screen.findByRole("dialog"));
  await write(dialog.getByLabelText("Notification or certificate number"), "A1-77");
  await userEvent.click(dialog.getByRole("button", { name: "Save" }));
  await screen.findByText("A1-77");
  expect(screen.getByText("7 open duties")).toBeTruthy();
});

test("whoever works for themselves is listed until somebody has answered the nine questions", async () => {
  const { app, show } = await open("/compliance?tab=freelance", "recruiter");
  const { id: candidateId } = await person(app, {
    ...{ firstName: "Ola", lastName: "Nowak", country: "NL" },
  });
  await deployed(app, { candidateId, country: "NL", contractType: "contract" });
  show();
  const row = within(await screen.findByRole("listitem", { name: "Ola Nowak, D-0001" }));
  expect(row.getByText("Not checked")).toBeTruthy();
  await userEvent.click(row.getByRole("link", { name: /Ola Nowak/ }));
  await userEvent.click(await screen.findByRole("button", { name: "Check" }));
  const form = within(await screen.findByRole("form"));
  for (const field of form.getAllByRole("combobox"))
    await userEvent.selectOptions(field, "Indicates employment");
  await userEvent.click(form.getByRole("button", { name: "Save answers" }));
  await screen.findByText(/9 answers indicate employment/);
  expect(screen.getAllByText("High risk").length).toBeGreaterThan(0);
});

test("the log tells who decided what beside which number, and finds it again by a name", async () => {
  const { app, me, show } = await open("/compliance?tab=decisions", "viewer");
  const { id: candidateId } = await person(app, { firstName: "Ola", lastName: "Nowak" });
  const machine = { score: 91, version: "1-abc", inputsHash: "f00d", parts: [] };
  const decision = { kind: "match" as const, decision: "passes", candidateId, machine };
  await app.write([decisions.decisionWrite(me.as, { ...decision, reason: "I saw the paper." })]);
  show();
  const log = within(await screen.findByRole("list", { name: "Decision log" }));
  expect(log.getByText("Blocker overridden")).toBeTruthy();
  expect(log.getByText(/System score: 91/)).toBeTruthy();
  expect(log.getByText("I saw the paper.")).toBeTruthy();
  await write(screen.getByRole("searchbox"), "somebody else");
  await screen.findByText("No decisions match");
  await userEvent.click(screen.getByRole("button", { name: "Show all decisions" }));
  await screen.findByText("I saw the paper.");
});

test("own ads show what they lack, and without any the screen says how to have one", async () => {
  const first = await open("/compliance?tab=pay", "viewer");
  const { unmount } = first.show();
  await screen.findByText("No published jobs yet");
  unmount();
  const { app, show } = await open("/compliance?tab=pay", "viewer");
  await published(app, { title: "Shift Foreman" });
  show();
  const ads = within(await screen.findByRole("list", { name: "All ads" }));
  expect(ads.getByText(/Foreman/, { selector: "q" })).toBeTruthy();
});

test("what an agency needs stands there with what is not written down", async () => {
  const { show } = await open("/compliance?tab=agency", "viewer");
  show();
  const item = await screen.findByRole("listitem", { name: /License from the NAU/ });
  expect(within(item).getByText("Not recorded")).toBeTruthy();
  expect(screen.getByText("Part of the license: €100,000.")).toBeTruthy();
});

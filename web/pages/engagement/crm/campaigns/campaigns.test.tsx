import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "bun:test";
import { campaigns } from "@/modules/engagement/campaigns";
import { agency, agreeing, begun, drafted, runOut } from "@/modules/engagement/campaigns/fixtures";
import { added } from "@/modules/crm/candidates/fixtures";
import { samples } from "@/modules/market/jobs";
import { signedIn } from "@/modules/testing";
import { visit } from "@/web/testing";

const opened: { stop(): void }[] = [];
afterEach(() => opened.splice(0).forEach((server) => server.stop()));

async function desk() {
  const house = await agency();
  opened.push(house.server);
  const { app, cookie, user } = house;
  return { ...house, show: (path: string) => visit(app, path, { cookie, user }) };
}

const button = (name: string | RegExp) => screen.findByRole("button", { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
/** As one pastes: a letter at a time says nothing more here. */
async function write(label: string, text: string) {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}

test("without campaigns the tab says where one begins, and a first one is made there", async () => {
  const { app, show } = await desk();
  await agreeing(app, 2);
  show("/crm?tab=campaigns");
  expect(await screen.findByText("No campaigns yet")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Select jobs" }).getAttribute("href")).toBe("/jobs");
  await press("New campaign");
  await write("Name", "Spring in Frankfurt");
  await press("Create draft");
  expect(await screen.findByRole("heading", { name: "Spring in Frankfurt" })).toBeTruthy();
  expect(location.search).toContain("campaign=");
  await userEvent.click(screen.getByRole("tab", { name: "Audience" }));
  expect(await button(/Included\s*2/)).toBeTruthy();
});

test("chosen jobs become a draft that is opened, and nothing has been sent", async () => {
  const { app, server, show } = await desk();
  await samples.createSamples(app);
  show("/jobs?layout=cards");
  await userEvent.click(
    await screen.findByRole("listitem", { name: "Critical Facilities Engineer (sample)" }),
  );
  await press("Create Campaign");
  expect(await screen.findByText("Campaign Created")).toBeTruthy();
  expect(screen.getByText("Automated outreach campaign has been initiated")).toBeTruthy();
  const name = "Critical Facilities Engineer (sample)";
  expect(await screen.findByRole("heading", { name })).toBeTruthy();
  expect(await screen.findByText("Draft")).toBeTruthy();
  await runOut(app);
  expect(server.taken).toEqual([]);
});

test("chosen candidates become the audience of a letter", async () => {
  const { app, show } = await desk();
  await agreeing(app, 1, { firstName: "Femke", lastName: "Kabel" });
  await added(app, { firstName: "Bo", lastName: "Stil", email: "bo@people.example" });
  show("/candidates");
  for (const name of ["Femke Kabel", "Bo Stil"]) {
    await userEvent.click(await screen.findByRole("checkbox", { name: `Select ${name}` }));
  }
  await press("Email");
  const name = "Email to 2 candidates";
  expect(await screen.findByRole("heading", { name })).toBeTruthy();
  await userEvent.click(screen.getByRole("tab", { name: "Audience" }));
  await press(/Excluded\s*1/);
  const left = (await screen.findByRole("link", { name: "Bo Stil" })).closest("li");
  expect(left?.textContent).toContain("No consent to marketing emails");
});

test("a letter is written, saved, read as its reader will, and goes out once the number is confirmed", async () => {
  const { app, as, server, show } = await desk();
  const ids = await agreeing(app, 2, { firstName: "Femke", lastName: "Kabel", country: "NL" });
  const { id } = await drafted(as, ids);
  show(`/crm?tab=campaigns&campaign=${id}`);
  await press("Dutch");
  await write("Subject", "Nachtdienst, {{candidate.firstName}}?");
  expect((await button("Start…")).hasAttribute("disabled")).toBe(true);
  await press("Save");
  expect(await screen.findByText("Nachtdienst, Femke?")).toBeTruthy();

  await press("Start…");
  expect(await screen.findByText(/^2 people get one email\. No one is excluded\./)).toBeTruthy();
  await press("Send to 2 people");
  expect(await screen.findByText("Running")).toBeTruthy();
  await runOut(app);
  await waitFor(() => expect(server.taken).toHaveLength(2));
});

test("a draft opens in the language of whoever writes it, and says which language still says nothing", async () => {
  const { app, show } = await desk();
  await agreeing(app, 3, { country: "NL" }, { firstName: "Ana" }, { firstName: "Bo" });
  show("/crm?tab=campaigns");
  await press("New campaign");
  await write("Name", "Open day");
  await press("Create draft");
  await screen.findByRole("heading", { name: "Open day" });
  const text = await screen.findByLabelText("Text");
  expect((text as HTMLTextAreaElement).value).toStartWith("Dear {{candidate.firstName}}");
  await write("Text", "Dear {{candidate.firstName}}, come on 3 May.");
  await press("Save");
  await screen.findByText(/Dear Ana, come on 3 May\.|Beste /);
  await press("Start…");
  expect(await screen.findByText("2 people in English")).toBeTruthy();
  expect(
    screen.getByText(/only contains a greeting in Dutch\. 1 person would get it/),
  ).toBeTruthy();
  expect((await button("Send to 3 people")).hasAttribute("disabled")).toBe(true);
  await press("Send them the English text");
  expect(await screen.findByText("3 people in English")).toBeTruthy();
  expect((await button("Send to 3 people")).hasAttribute("disabled")).toBe(false);
});

test("people who wait are paused, go on, and hear nothing more once it is cancelled", async () => {
  const { app, as, server, show } = await desk();
  const { id } = await begun(as, await drafted(as, await agreeing(app, 3)));
  show(`/crm?tab=campaigns&campaign=${id}`);
  await press("Pause");
  expect(await screen.findByText("Paused")).toBeTruthy();
  await press("Resume");
  expect(await screen.findByText("Running")).toBeTruthy();
  await press("Cancel campaign");
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(dialog.getByText(/^3 emails that are still waiting/)).toBeTruthy();
  await userEvent.click(dialog.getByRole("button", { name: "Cancel campaign" }));
  expect(await screen.findByText("Cancelled")).toBeTruthy();
  await runOut(app);
  expect(server.taken).toEqual([]);
  expect((await campaigns.find(app, id)).counts.stopped).toBe(3);
});

test("a viewer reads the letters, and neither people nor buttons", async () => {
  const { app, as } = await desk();
  const { id } = await drafted(as, await agreeing(app, 1));
  visit(app, `/crm?tab=campaigns&campaign=${id}`, await signedIn(app, "viewer"));
  expect(await screen.findByText("Work for {{candidate.firstName}}")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Start…" })).toBeNull();
  expect(screen.queryByRole("tab", { name: "Audience" })).toBeNull();
});

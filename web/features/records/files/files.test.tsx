import { createEvent, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "bun:test";
import type { ComponentProps } from "react";
import { candidates } from "@/modules/crm/candidates";
import { added } from "@/modules/crm/candidates/fixtures";
import { withModel } from "@/modules/market/ai-enrichment/fixtures";
import { files } from "@/modules/records/files";
import { filed, fileOf, png } from "@/modules/records/files/fixtures";
import { signedIn, testApp } from "@/modules/testing";
import { CvDialog } from "@/web/pages/crm/candidates/cv/cv-dialog";
import CandidateDialog from "@/web/pages/crm/candidates/form/candidate-dialog";
import { lazyWithTexts } from "@/web/i18n/with-texts";
import { render } from "@/web/testing";
import { FilesTab } from "./files-tab";
import type { FillInProps } from "./fill-in";
import { PortraitMenu } from "./portrait-menu";
import { readBunFiles } from "./testing";

const words = `Femke Testman
Chillermonteur
Tel: 06 12345678
Talen: Nederlands (moedertaal), Spaans
VCA VOL geldig tot 18-06-2028
`;

/** As they are loaded on their screens, with the texts they speak. */
const Tab = lazyWithTexts<ComponentProps<typeof FilesTab>>(["files"], async () => ({
  Component: FilesTab,
}));
const FillInDialog = lazyWithTexts<FillInProps>(["files", "candidates"], async () => ({
  Component: CvDialog,
}));
const Form = lazyWithTexts<ComponentProps<typeof CandidateDialog>>(
  ["candidates", "records", "jobs", "files"],
  async () => ({ Component: CandidateDialog }),
);

readBunFiles();

type App = ReturnType<typeof testApp>;

async function open(fill: (app: App, id: string) => Promise<unknown> = async () => {}) {
  const app = testApp();
  const { id } = await added(app, { lastName: "Testman" });
  await fill(app, id);
  const { cookie, user } = await signedIn(app);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  render(app, <Tab place={{ kind: "candidate", id }} FillInDialog={FillInDialog} />, {
    cookie,
    user,
  });
  return { app, id };
}

/** As files are dropped from a folder. */
async function drop(label: string, ...files: File[]) {
  const zone = await screen.findByText(label);
  const event = createEvent.drop(zone);
  Object.defineProperty(event, "dataTransfer", { value: { files } });
  fireEvent(zone, event);
}

test("files are dropped several at once, and of each is said what became of it", async () => {
  const { app, id } = await open();
  await screen.findByText("No files yet");
  await drop(
    "Add files",
    fileOf(words, "my cv.txt"),
    fileOf(words, "copy.txt"),
    fileOf("<html>", "page.pdf"),
  );
  const told = await screen.findByText(/Unsupported file type/);
  expect(told).toBeTruthy();
  expect(await screen.findByText(/same file already exists as “my cv.txt”/)).toBeTruthy();
  await screen.findByRole("button", { name: "my cv.txt" });
  const kept = await files.list(app, { kind: "candidate", recordId: id });
  expect(kept.map(({ name, type }) => [name, type])).toEqual([
    ["copy.txt", "other"],
    ["my cv.txt", "cv"],
  ]);
});

test("a file shows when it ends, is edited, and removed with a way back", async () => {
  const { app, id } = await open(async (app, id) => {
    const soon = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    await filed(app, id, fileOf(words, "vca.txt"), { type: "certificate", expiresOn: soon });
  });
  expect(await screen.findByText(/expires within a week/)).toBeTruthy();
  const menu = () => screen.findByRole("button", { name: "Actions for vca.txt" });
  await userEvent.click(await menu());
  await userEvent.click(await screen.findByRole("menuitem", { name: "Edit…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit the file" }));
  await userEvent.selectOptions(dialog.getByLabelText("Type"), "ID document");
  expect(dialog.getByText(/never a copy/)).toBeTruthy();
  await userEvent.click(dialog.getByRole("button", { name: "Save changes" }));
  expect(await screen.findByText("ID document")).toBeTruthy();

  await userEvent.click(await menu());
  await userEvent.click(await screen.findByRole("menuitem", { name: "Remove" }));
  await screen.findByText("No files yet");
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await screen.findByRole("button", { name: "vca.txt" });
  expect(await files.list(app, { kind: "candidate", recordId: id })).toHaveLength(1);
});

test("a CV fills in the record with what somebody ticked, and not with a language without its level", async () => {
  const { app, id } = await open(async (app, id) => {
    await filed(app, id, fileOf(words, "cv.txt"), { type: "cv" });
    await files.readWaiting(app);
  });
  await userEvent.click(await screen.findByRole("button", { name: /Actions for cv.txt/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: /Fill in the record/ }));
  const review = within(await screen.findByRole("dialog", { name: "CV details found" }));
  expect(review.getByRole("checkbox", { name: "Phone" })).toHaveProperty("checked", true);
  expect(review.getByRole("checkbox", { name: "Spanish" })).toHaveProperty("disabled", true);
  expect(review.getByText(/“Tel: 06 12345678”/)).toBeTruthy();
  await userEvent.click(review.getByRole("checkbox", { name: "Headline" }));
  await userEvent.click(review.getByRole("button", { name: /Apply/ }));
  await waitFor(async () => expect((await candidates.find(app, id)).phone).toBe("06 12345678"));
  const record = await candidates.find(app, id);
  expect(record).toMatchObject({ headline: null, languages: { nl: "C2" }, version: 2 });
  expect(record.certificates).toMatchObject([{ certificate: "vca-vol", expiresOn: "2028-06-18" }]);
});

test("a language model reads a CV too when somebody presses for it, and nothing of that is ticked", async () => {
  const quote = "Chillermonteur";
  const skill = { field: "skill", value: "refrigeration", detail: "", quote };
  const { app, model } = await withModel({ reads: () => ({ fields: [skill] }) }, "openai", {
    readsCvs: true,
  });
  try {
    const { id } = await added(app, { lastName: "Testman" });
    const file = await filed(app, id, fileOf(words, "cv.txt"), { type: "cv" });
    await files.readWaiting(app);
    const { cookie, user } = await signedIn(app);
    render(app, <FillInDialog file={file} onClose={() => {}} />, { cookie, user });
    const review = within(await screen.findByRole("dialog", { name: "CV details found" }));
    await userEvent.click(await review.findByRole("button", { name: "Ask AI" }));
    await review.findByText("Found by openai careful-1.");
    const said = await review.findByText(/found 1 more detail/);
    expect(document.activeElement?.contains(said)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    expect(review.getByRole("checkbox", { name: /^Refrigeration/ })).toHaveProperty(
      "checked",
      false,
    );
    expect(model.asked).toHaveLength(1);
  } finally {
    model.stop();
  }
});

test("somebody new begins with a CV, which is kept with the record", async () => {
  const app = testApp();
  const { cookie, user } = await signedIn(app);
  let recordId = "";
  const saved = (record: { id: string }) => (recordId = record.id);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  render(app, <Form onSaved={saved} onClose={() => {}} />, { cookie, user });
  await drop("Start with a CV", fileOf(words, "cv.txt"));
  const review = within(await screen.findByRole("dialog", { name: "CV details found" }));
  await userEvent.click(review.getByRole("button", { name: /Fill in/ }));
  const form = within(await screen.findByRole("dialog", { name: "Add a candidate" }));
  expect(form.getByLabelText("Last name")).toHaveProperty("value", "Testman");
  await userEvent.selectOptions(form.getByLabelText("Source"), "applied");
  await userEvent.click(form.getByRole("button", { name: "Add Candidate" }));
  await waitFor(async () => {
    expect(recordId).not.toBe("");
    const [file] = await files.list(app, { kind: "candidate", recordId });
    expect(file).toMatchObject({ name: "cv.txt", type: "cv" });
  });
  const { phone, languages } = await candidates.find(app, recordId);
  expect({ phone, languages }).toEqual({ phone: "06 12345678", languages: { nl: "C2" } });
});

test("a photo is removed at the head of the record, and comes back", async () => {
  const app = testApp();
  const { id } = await added(app);
  const { cookie, user } = await signedIn(app);
  await filed(app, id, fileOf(png(), "me.png"), { type: "portrait" });
  const Menu = lazyWithTexts<ComponentProps<typeof PortraitMenu>>(["records"], async () => ({
    Component: PortraitMenu,
  }));
  render(app, <Menu kind="candidate" id={id} name="Femke Testman" />, { cookie, user });
  const photo = () => document.querySelector("img")?.getAttribute("src") ?? null;
  await waitFor(() => expect(photo()).toContain("/portrait"));

  await userEvent.click(screen.getByRole("button", { name: "Photo of Femke Testman" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Remove photo" }));
  await waitFor(() => expect(photo()).toBeNull());
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(photo()).toContain("/portrait"));
});

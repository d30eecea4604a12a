import { expect, test } from "bun:test";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { breaches } from "@/modules/privacy/breaches";
import { legal, NewAgencyCertificate } from "@/modules/privacy/legal-documents";
import { processing } from "@/modules/privacy/processing-register";
import { settings } from "@/modules/platform/settings";
import { signedIn, testApp } from "@/modules/testing";
import type { Role } from "@/modules/platform/accounts/rules";
import type { App } from "@/src/app";
import { visit } from "@/web/testing";

async function open(
  path: string,
  fill = async (_: App): Promise<unknown> => undefined,
  role: Role = "admin",
) {
  const app = testApp({ now: () => new Date() });
  const { cookie, user, as } = await signedIn(app, role);
  await fill(as);
  visit(app, path, { cookie, user });
  await screen.findByRole("heading", { level: 1, name: "Legal Documents", hidden: true });
  return { app };
}

const named = async (app: App) => {
  const agency = { name: "Noord", address: "Kade 1", vatNumber: "NL1", kvkNumber: "1" };
  await settings.save(app, "agency", { value: { ...agency, email: "desk@noord.example" } });
};

test("what lacks is named with the way to fill it in, and then the document is published", async () => {
  const { app } = await open("/legal?document=privacy.en", named);
  expect((await screen.findByText(/Complete before publishing/)).textContent).toContain(
    "supervisory authority",
  );
  await userEvent.click(screen.getByRole("link", { name: "Contacts named in documents" }));
  await userEvent.click(await screen.findByRole("button", { name: "Edit" }));
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.change(dialog.getByLabelText("Supervisory authority"), { target: { value: "AP" } });
  await userEvent.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog") === null).toBe(true));
  await userEvent.click(screen.getByRole("button", { name: "Privacy notice, English" }));
  await userEvent.click(await screen.findByRole("button", { name: "Publish" }));
  const publishing = within(await screen.findByRole("dialog"));
  expect(publishing.getByText(/[Nn]ot legal advice/)).toBeTruthy();
  await userEvent.click(publishing.getByRole("button", { name: "Publish" }));
  await screen.findByText("In force");
  expect(await legal.inForce(app, "privacy", "en")).toMatchObject({ edition: { n: 1 } });
});

test("own words are saved before they can be published, and the standard ones come back", async () => {
  await open("/legal?document=cookies.en", named);
  const title = await screen.findByLabelText("Title");
  fireEvent.change(title, { target: { value: "Our cookies" } });
  expect(screen.getByRole("button", { name: "Publish" })).toHaveProperty("disabled", true);
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Own text");
  await userEvent.click(screen.getByRole("button", { name: "Restore standard text" }));
  expect(await screen.findByText("Standard text")).toBeTruthy();
});

test("a certificate is added, says whether visitors see it, and is put away with an undo", async () => {
  await open("/legal?tab=certificates", (app) =>
    legal.addCertificate(
      app,
      NewAgencyCertificate.parse({
        kind: "vcu",
        validFrom: "2020-01-01",
        validUntil: "2020-12-31",
        isPublic: true,
      }),
    ),
  );
  const old = within(await screen.findByRole("listitem", { name: "VCU certificate" }));
  expect(old.getByText("Not visible: not currently valid")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Add certificate" }));
  const form = within(await screen.findByRole("dialog"));
  fireEvent.change(form.getByLabelText("Number"), { target: { value: "4711" } });
  fireEvent.change(form.getByLabelText("Valid from"), { target: { value: "2020-01-01" } });
  await userEvent.click(form.getByRole("button", { name: "Save" }));
  const sna = within(await screen.findByRole("listitem", { name: /SNA quality mark/ }));
  expect(sna.getByText("Valid, no expiry")).toBeTruthy();
  await userEvent.click(sna.getByRole("button", { name: /Archive/ }));
  await waitFor(() => expect(screen.queryByText("4711") === null).toBe(true));
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await screen.findByText("4711")).toBeTruthy();
});

test("the register names the tables, in the language it is asked for", async () => {
  await open("/legal?tab=register");
  await screen.findByText("Recruitment and selection");
  expect(screen.getByText("candidate_certificates")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Dutch" }));
  expect(await screen.findByText("Werving en selectie")).toBeTruthy();
});

test("a processor outside the area asks for a basis, and says what lacks", async () => {
  const { app } = await open("/legal?tab=processors");
  await userEvent.click(await screen.findByRole("button", { name: "Add processor" }));
  const form = within(await screen.findByRole("dialog"));
  expect(form.queryByLabelText("Basis for the transfer")).toBeNull();
  fireEvent.change(form.getByLabelText("Name"), { target: { value: "Mail Ltd" } });
  fireEvent.change(form.getByLabelText(/Processing purpose/), {
    target: { value: "sends letters" },
  });
  await userEvent.selectOptions(form.getByLabelText("Country"), "US");
  expect(form.getByText(/Data Privacy Framework only/)).toBeTruthy();
  await userEvent.selectOptions(form.getByLabelText("Basis for the transfer"), "scc");
  await userEvent.click(form.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("No agreement")).toBeTruthy();
  expect((await processing.current(app)).map(({ basis }) => basis)).toEqual(["scc"]);
});

test("a breach is reported in a minute, assessed and closed, and its letter asks for what is not known", async () => {
  const { app } = await open("/legal?tab=breaches", undefined, "recruiter");
  await userEvent.click(await screen.findByRole("button", { name: "Report a breach" }));
  const first = within(await screen.findByRole("dialog"));
  fireEvent.change(first.getByLabelText("Summary"), { target: { value: "Lost laptop" } });
  await userEvent.click(first.getByRole("button", { name: "Report a breach" }));
  await userEvent.click(await screen.findByRole("button", { name: "Continue B-0001" }));
  const form = within(await screen.findByRole("dialog"));
  for (const label of ["What happened", "Which data", "Possible consequences", /Measures taken/])
    fireEvent.change(form.getByLabelText(label), { target: { value: "Known" } });
  await userEvent.selectOptions(form.getByLabelText("Risk for those affected"), "unlikely");
  fireEvent.change(form.getByLabelText("Reason"), { target: { value: "Encrypted" } });
  await userEvent.click(form.getByRole("button", { name: "Save" }));
  await screen.findByText("Notify the authority: not needed");
  await userEvent.click(screen.getByRole("button", { name: "Letters about B-0001" }));
  const letter = await screen.findByLabelText("Draft letter");
  expect((letter as HTMLTextAreaElement).value).toContain("[name of the authority]");
  await userEvent.keyboard("{Escape}");
  await userEvent.click(await screen.findByRole("button", { name: "Close B-0001" }));
  await screen.findByText("Closed");
  expect((await breaches.list(app))[0]?.closedAt).not.toBeNull();
});

test("who only looks reads the documents and neither changes them nor sees breaches", async () => {
  await open("/legal?tab=breaches", named, "viewer");
  await screen.findByRole("button", { name: "Terms, Dutch" });
  expect(screen.queryByRole("tab", { name: "Breaches" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Terms, Dutch" }));
  await screen.findByRole("region", { name: "Preview" });
  expect(screen.queryByRole("button", { name: "Publish" })).toBeNull();
});

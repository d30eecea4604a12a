import { expect, test } from "bun:test";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { candidates } from "@/modules/crm/candidates";
import { added } from "@/modules/crm/candidates/fixtures";
import { added as company } from "@/modules/crm/clients/fixtures";
import { NewRequirement, requirements } from "@/modules/staffing/start-checks";
import { signedIn, testApp } from "@/modules/testing";
import { visit } from "@/web/testing";

/** One candidate with a paper, opened at a part of their record. */
async function open(tab: string) {
  const app = testApp({ now: () => new Date() });
  const person = await added(app, {
    origin: "linkedin",
    certificates: [{ certificate: "vca-basis", expiresOn: "2020-01-01" }],
  });
  const client = await company(app, { name: "Polder Cloud" });
  const owner = { kind: "client" as const, id: client.id };
  const vca = NewRequirement.parse({ kind: "certificate", what: "vca-basis" });
  await requirements.change(app, owner, { version: 0, requirements: [vca] });
  const { cookie, user } = await signedIn(app);
  visit(app, `/candidates/${person.id}?tab=${tab}`, { cookie, user });
  return { app, id: person.id };
}

test("a paper that was let go is found among the earlier ones", async () => {
  await open("papers");
  const drop = { name: "VCA Basis (B-VCA) is no longer needed" };
  await userEvent.click(await screen.findByRole("button", drop));
  expect(await screen.findByText("Previous versions (1)")).toBeTruthy();
  expect(screen.getByText("No certificates yet")).toBeTruthy();
});

test("that an identity was seen is noted with its document", async () => {
  const { app, id } = await open("papers");
  await userEvent.click(await screen.findByRole("button", { name: "Record ID check" }));
  await userEvent.click(screen.getByRole("button", { name: "Record ID check" }));
  expect(await screen.findByText(/Passport, verified by Ada Jansen/)).toBeTruthy();
  expect((await candidates.walletOf(app, id)).identity?.document).toBe("passport");
});

test("for a chosen client the light says why somebody cannot start, and who asks for it", async () => {
  await open("start");
  await userEvent.click(await screen.findByRole("combobox", { name: "Client" }));
  const found = await screen.findByRole("option", { name: "Polder Cloud" });
  await userEvent.pointer({ keys: "[MouseLeft]", target: found });
  expect(await screen.findByText("Not ready to start")).toBeTruthy();
  const [item] = within(screen.getByRole("list", { name: "Blockers" })).getAllByRole("listitem");
  expect(item?.textContent).toContain("Expired 1 Jan 2020");
  expect(item?.textContent).toContain("Required by Polder Cloud");
});

test("a consent is noted with the words it was given to, and withdrawn with one press", async () => {
  const { app, id } = await open("consent");
  await userEvent.click(
    await screen.findByRole("button", { name: "Record consent: Keep on file" }),
  );
  expect(screen.getByText(/You may store my details/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Record consent" }));
  await userEvent.click(await screen.findByRole("button", { name: "Withdraw: Keep on file" }));
  expect(await screen.findByText(/withdrawn on .* by Ada Jansen/)).toBeTruthy();
  expect((await candidates.find(app, id)).gdprConsent).toBe(false);
});

test("who was found on LinkedIn has to be told by a day, and that they were is noted", async () => {
  await open("consent");
  await screen.findByText(/Inform by/);
  await userEvent.click(screen.getByRole("button", { name: "Mark as informed" }));
  expect(await screen.findByText(/Informed on/)).toBeTruthy();
});

test("a certificate is found by any name that people have for it, with the keys alone", async () => {
  await open("papers");
  await userEvent.click(await screen.findByRole("button", { name: "Add certificate" }));
  const field = await screen.findByRole("combobox", { name: "Certificate" });
  await userEvent.type(field, "b-vca");
  expect(await screen.findByRole("option", { name: "VCA Basis (B-VCA)" })).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.type(field, "BHV");
  await screen.findByRole("option", { name: /^First aid/ });
  await userEvent.keyboard("{Enter}");
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>("Certificate").value).toStartWith("First aid"),
  );
});

import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterAll, expect, test } from "bun:test";
import { added } from "@/modules/crm/candidates/fixtures";
import { imports } from "@/modules/crm/imports";
import { draft } from "@/modules/crm/imports/fixtures";
import { signedIn, testApp } from "@/modules/testing";
import { visit } from "@/web/testing";

const app = testApp();
afterAll(() => imports.closeReader(app));

test("the check warns of namesakes with name and number, and names what is left behind", async () => {
  const known = { firstName: "Jürgen", lastName: "Müller", location: "München" };
  await added(app, { ...known, email: "jm@example.com" });
  const { id } = await draft(
    app,
    [
      "Vorname;Nachname;Ort;E-Mail;Geburtsdatum",
      "Jürgen;Müller;München;other@example.com;1.2.1990",
      "Eva;Klein;Bonn;eva@example.com;",
      "Eva;Klein;Köln;eva@example.com;",
      "Summe: 3;;;;",
    ].join("\n"),
  );
  const { cookie, user } = await signedIn(app);
  visit(app, `/candidates/import/${id}`, { cookie, user });
  for (const _ of ["columns", "values", "check"]) {
    const next = await screen.findByRole("button", { name: "Next" });
    await userEvent.click(next);
  }
  const title = "1 person shares a name and location with someone else";
  expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
  expect(screen.getByRole("link", { name: "C-0001 Jürgen Müller", hidden: true })).toBeTruthy();
  expect(screen.getByText("same person as Eva Klein in row 3")).toBeTruthy();
  expect(screen.getByText(/One column isn't imported.*Geburtsdatum \(1\)/)).toBeTruthy();
  expect(screen.getByText(/One row is a total.*Row 5 “Summe: 3”/)).toBeTruthy();
  expect(location.search).toBe("?step=check");
  const all = screen.getByLabelText("Action for everyone who only shares a name and location");
  expect((all as HTMLSelectElement).value).toBe("create");
  await userEvent.selectOptions(all, "skip");
  const plan = async () => (await imports.find(app, id)).plan.doubles;
  for (let n = 0; n < 50 && (await plan()).alike !== "skip"; n += 1) await Bun.sleep(20);
  expect(await plan()).toEqual({ all: "skip", alike: "skip", rows: {} });
});

test("a reload of an import stays at its step, and says which papers nobody knows", async () => {
  const content = ["Voornaam;Achternaam;Certificaten", "A;One;Kraanpas", "B;Two;B-VCA"].join("\n");
  const { id } = await draft(app, content);
  const { cookie, user } = await signedIn(app);
  visit(app, `/candidates/import/${id}?step=values`, { cookie, user });
  const choice = await screen.findByLabelText("Kraanpas in Certificates means");
  await userEvent.selectOptions(choice, await screen.findByText("IPAF PAL card (MEWP)"));
  const values = async () => (await imports.find(app, id)).plan.values;
  for (let n = 0; n < 50 && !(await values()).certificates; n += 1) await Bun.sleep(20);
  expect(await values()).toEqual({ certificates: { kraanpas: "ipaf" } });
});

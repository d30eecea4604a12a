import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterAll, expect, test } from "bun:test";
import { clients } from "@/modules/crm/clients";
import { imports } from "@/modules/crm/imports";
import { listImports } from "@/modules/engagement/list-imports";
import { signedIn, testApp } from "@/modules/testing";
import { visit } from "@/web/testing";

const app = testApp();
afterAll(() => imports.closeReader(app));

const openings = [
  "Vacature;Klant;Plaats;Tarief;Intern nummer",
  "UPS-monteur;Polderhaven;Almere;€ 62,50;V-1",
  "Koeltechnicus;Noordkade;Ede;in overleg;V-2",
  "UPS-monteur;Polderhaven;Almere;;V-3",
].join("\n");

test("a recruiter maps a list of jobs, sees what would happen, imports it and takes it back", async () => {
  await clients.add(app, { name: "Polderhaven" });
  const bytes = new TextEncoder().encode(openings);
  const { id } = await listImports.open(app, { kind: "jobs", name: "vacatures.csv", bytes });
  const { cookie, user } = await signedIn(app);
  visit(app, `/jobs/import/${id}`, { cookie, user });
  const next = async () => userEvent.click(await screen.findByRole("button", { name: "Next" }));
  await next();
  const column = await screen.findByLabelText("Intern nummer becomes");
  expect((column as HTMLSelectElement).value).toBe("");
  await next();
  expect(await screen.findByText(/One new client is added as a prospect: Noordkade/)).toBeTruthy();
  expect(screen.getByText(/Rate: one cell can't be read.*row 3: in overleg/)).toBeTruthy();
  expect(screen.getByText(/One column isn't imported.*Intern nummer \(3\)/)).toBeTruthy();
  expect(screen.getByRole("heading", { name: "1 row is already here" })).toBeTruthy();
  await userEvent.click(await screen.findByRole("button", { name: "Import 2 jobs" }));
  await userEvent.click(await screen.findByRole("button", { name: "Undo import" }));
  const dialog = await screen.findByRole("alertdialog");
  expect(dialog.textContent).toContain("2 records move to the archive");
  await userEvent.click(screen.getAllByRole("button", { name: "Undo import" }).at(-1) as Element);
  expect(await screen.findByText(/3 records archived. Kept.*: 0/)).toBeTruthy();
});

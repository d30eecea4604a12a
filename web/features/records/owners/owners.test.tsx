import { expect, test } from "bun:test";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { added } from "@/modules/crm/clients/fixtures";
import { owners } from "@/modules/records/owners";
import { signedIn, testApp } from "@/modules/testing";
import { visit } from "@/web/testing";

async function open(path: string) {
  const app = testApp();
  const { cookie, user } = await signedIn(app, "recruiter");
  const [a, b] = [await added(app, { name: "Alpha" }), await added(app, { name: "Beta" })];
  visit(app, path.replace(":a", a.id), { cookie, user });
  await screen.findByRole("heading", { level: 1, name: "Clients", hidden: true });
  const owned = async () => {
    const names = await owners.namesOf(app, "client", [a.id, b.id]);
    return [names.get(a.id) ?? null, names.get(b.id) ?? null];
  };
  return { owned };
}

const give = async (to: string) =>
  userEvent.click(await screen.findByRole("menuitem", { name: to }));

test("several are given to a colleague together, and the undo takes them back", async () => {
  const { owned } = await open("/clients");
  for (const name of ["Alpha", "Beta"]) {
    await userEvent.click(await screen.findByRole("checkbox", { name: `Select ${name}` }));
  }
  const bar = within(await screen.findByRole("toolbar"));
  await userEvent.click(await bar.findByRole("button", { name: "Owner" }));
  await give("Ada Jansen");
  await waitFor(async () => expect(await owned()).toEqual(["Ada Jansen", "Ada Jansen"]));
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(async () => expect(await owned()).toEqual([null, null]));
});

test("an open record says who looks after it, and is given to a colleague there", async () => {
  const { owned } = await open("/clients/:a");
  await userEvent.click(await screen.findByRole("button", { name: "No owner" }));
  await give("Ada Jansen");
  await waitFor(async () => expect(await owned()).toEqual(["Ada Jansen", null]));
  await screen.findByRole("button", { name: "Owner: Ada Jansen" });
});

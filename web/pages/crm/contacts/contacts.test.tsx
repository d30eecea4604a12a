import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "bun:test";
import { added } from "@/modules/crm/clients/fixtures";
import { signedIn, testApp } from "@/modules/testing";
import { visit } from "@/web/testing";

async function open(path = "/contacts") {
  const app = testApp();
  const me = await signedIn(app, "recruiter");
  const { id } = await added(app, {
    name: "Amstel Example BV",
    contacts: [
      { name: "Ada Sluis", title: "Buyer", email: "ada@amstel.example" },
      { name: "Bo Kranz", phone: "+31 20 555 0100" },
    ],
  });
  return { id, show: () => visit(app, path, me) };
}

test("people at clients stand in a table, are reached from it, and lead to their client", async () => {
  const { id, show } = await open();
  show();
  const row = within(await screen.findByRole("row", { name: "Ada Sluis, Amstel Example BV" }));
  expect(row.getByText("ada@amstel.example").getAttribute("href")).toBe(
    "mailto:ada@amstel.example",
  );
  expect(screen.getByText("+31 20 555 0100").getAttribute("href")).toBe("tel:+31205550100");
  await userEvent.click(row.getByRole("link", { name: "Ada Sluis" }));
  await screen.findByRole("heading", { name: "Amstel Example BV" });
  expect(location.pathname).toBe(`/clients/${id}`);
});

test("a key of a row does it with the client, whose record opens for it", async () => {
  const { id, show } = await open();
  show();
  await screen.findByRole("row", { name: /^Ada Sluis/ });
  await userEvent.keyboard("js");
  await screen.findByRole("menuitem", { name: "Active" });
  expect(location.pathname).toBe(`/clients/${id}`);
});

test("whoever was chosen is exported, and nobody fits a filter that nobody fits", async () => {
  const { show } = await open("/contacts?where=main:no");
  show();
  await screen.findByRole("row", { name: /^Bo Kranz/ });
  expect(screen.queryByRole("row", { name: /^Ada Sluis/ })).toBeNull();
  await userEvent.click(screen.getByRole("checkbox", { name: /Select Bo Kranz/ }));
  const bar = within(await screen.findByRole("toolbar"));
  expect(await bar.findByRole("button", { name: "Export" })).toBeTruthy();
  expect(bar.queryByRole("button", { name: "Copy email addresses" })).toBeNull();
  await userEvent.type(screen.getByRole("searchbox", { name: /^Search name/ }), "nobody");
  await screen.findByText("No contacts match these filters");
});

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
      { name: "Cas Maas", email: "cas@amstel.example" },
    ],
  });
  return { id, me, show: () => visit(app, path, me) };
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

/** Opens the message to the two chosen who have an address, and fills it in. */
async function written() {
  await screen.findByRole("row", { name: /^Ada Sluis/ });
  await userEvent.click(screen.getByRole("checkbox", { name: /Select Ada Sluis/ }));
  await userEvent.click(screen.getByRole("checkbox", { name: /Select Cas Maas/ }));
  const bar = within(await screen.findByRole("toolbar"));
  await userEvent.click(await bar.findByRole("button", { name: "Message" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.type(dialog.getByLabelText("Subject"), "Open day");
  await userEvent.click(dialog.getByLabelText("Message"));
  await userEvent.paste("Dear {{person.firstName}}, come and see us.");
  return () => dialog.findByRole("button", { name: "Send to 2 people" });
}

test("the chosen are written to by the server, whoever is left out is named, and it can be taken back", async () => {
  const { show, me } = await open();
  show();
  await screen.findByRole("row", { name: /^Bo Kranz/ });
  await userEvent.click(screen.getByRole("checkbox", { name: /Select Bo Kranz/ }));
  const send = await written();
  const dialog = within(screen.getByRole("dialog"));
  expect(dialog.getByText("Bo Kranz:").parentElement?.textContent).toBe(
    "Bo Kranz: This person has no email address.",
  );
  const button = await send();
  await userEvent.dblClick(button);
  await screen.findByText("0 of 2 sent, 2 waiting to leave, 1 not sent");
  const path = "/api/crm/communications?whose=mine";
  const sent = async () => (await me.ask("GET", path)).json();
  const found: { contactAddress: string; content: string }[] = await sent();
  expect(found.map((it) => [it.contactAddress, it.content]).toSorted()).toEqual([
    ["ada@amstel.example", expect.stringContaining("Dear Ada, come")],
    ["cas@amstel.example", expect.stringContaining("Dear Cas, come")],
  ]);
  await userEvent.click(screen.getByRole("button", { name: "Stop and hold back" }));
  await screen.findByText("0 of 2 sent, 2 held back, 1 not sent");
  expect((await sent()).map((it: { delivery: { state: string } }) => it.delivery.state)).toEqual([
    "cancelled",
    "cancelled",
  ]);
});

import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "bun:test";
import { added } from "@/modules/crm/clients/fixtures";
import { signedIn, testApp } from "@/modules/testing";
import { views } from "@/modules/records/saved-views";
import { visit } from "@/web/testing";

/** As one pastes: a letter at a time says nothing more here. */
async function write(field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}

async function open(path: string, isDefault = false) {
  const app = testApp();
  const { cookie, user, as } = await signedIn(app, "recruiter");
  await added(app, { name: "Alpha" });
  const prospects = { kind: "client" as const, name: "Prospects", query: "status=prospect" };
  const view = await views.add(as, { ...prospects, isShared: false });
  if (isDefault) await views.prefer(as, view.id);
  visit(app, path, { cookie, user });
  await screen.findByRole("heading", { level: 1, name: "Clients", hidden: true });
  const press = async (name: string | RegExp) =>
    userEvent.click(await screen.findByRole("button", { name }));
  return { app, as, view, press };
}

test("a view is chosen, changed and saved, and says so in between", async () => {
  const { as, view, press } = await open("/clients");
  await press("Views");
  await press("Prospects");
  await waitFor(() => expect(location.search).toBe(`?status=prospect&view=${view.id}`));
  await screen.findByRole("button", { name: "Prospects" });
  await userEvent.click(
    within(screen.getByRole("columnheader", { name: /Client/ })).getByRole("button", {
      name: "Client",
    }),
  );
  await press("Prospects changed");
  await press("Save changes to this view");
  await waitFor(async () =>
    expect((await views.find(as, view.id)).query).toBe("sort=name&status=prospect"),
  );
  await screen.findByRole("button", { name: "Prospects" });
});

test("what is on the screen is saved under a name, deleted, and brought back", async () => {
  const { as, press } = await open("/clients?status=active&layout=table");
  await press("Views");
  await press("Save as view…");
  await write(await screen.findByLabelText("Name"), "Active ones");
  await userEvent.click(screen.getByRole("checkbox", { name: /Share with/ }));
  await press("Save");
  await press("Active ones");
  const saved = async () =>
    (await views.list(as, "client")).filter(({ name }) => name === "Active ones");
  expect(await saved()).toMatchObject([{ query: "layout=table&status=active", isShared: true }]);
  await press("Delete");
  await waitFor(async () => expect(await saved()).toEqual([]));
  await press("Undo");
  await waitFor(async () => expect(await saved()).toHaveLength(1));
});

test("the bare list opens with the view one has chosen, an address with what it says", async () => {
  await open("/clients", true);
  await waitFor(() => expect(location.search).toContain("status=prospect"));
});

test("an address of its own is left as it is", async () => {
  const { press } = await open("/clients?sort=name", true);
  await press("Views");
  expect(location.search).toBe("?sort=name");
});

import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "bun:test";
import { added } from "@/modules/crm/clients/fixtures";
import { tags } from "@/modules/records/tags";
import { signedIn, testApp } from "@/modules/testing";
import { choose, visit } from "@/web/testing";

/** As one pastes: a letter at a time says nothing more here. */
async function write(field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}

type App = ReturnType<typeof testApp>;

async function open(path: string, fill: (app: App, as: App) => Promise<unknown> = async () => {}) {
  const app = testApp();
  const { cookie, user, as } = await signedIn(app, "recruiter");
  const [a, b] = [await added(app, { name: "Alpha" }), await added(app, { name: "Beta" })];
  await tags.change(as, { kind: "client", ids: [a.id], add: ["key account"], remove: [] });
  await fill(app, as);
  visit(app, path.replace(":a", a.id), { cookie, user });
  await screen.findByRole("heading", { level: 1, name: "Clients", hidden: true });
  const tagged = async () =>
    (await tags.listByRecords(app, { kind: "client", ids: [a.id, b.id] })).map(({ tag }) => tag);
  return { app, tagged };
}

test("a row shows its tags, and the list is narrowed by one", async () => {
  await open("/clients?tag=key+account");
  const card = within(await screen.findByRole("row", { name: "Alpha" }));
  expect(await card.findByText("key account")).toBeTruthy();
  expect(screen.queryByRole("row", { name: "Beta" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: /Remove filter Tag/ }));
  await screen.findByRole("row", { name: "Beta" });
});

test("every card shows its tags, asked for together, and several tags narrow the list", async () => {
  await open("/clients?layout=cards&tag=key+account,far", async (app, as) => {
    const [c, d] = [await added(app, { name: "Gamma" }), await added(app, { name: "Delta" })];
    await tags.change(as, { ...both, ids: [c.id, d.id] });
    await added(app, { name: "Epsilon" });
  });
  for (const name of ["Gamma", "Delta"]) {
    const card = within(await screen.findByRole("listitem", { name }));
    expect(await card.findByText("key account")).toBeTruthy();
    expect(card.getByText("far")).toBeTruthy();
  }
  expect(screen.queryByRole("listitem", { name: "Alpha" })).toBeNull();
});

const both = { kind: "client" as const, add: ["key account", "far"], remove: [] };

test("several are tagged at once, and the undo leaves the one that had the tag before", async () => {
  const { tagged } = await open("/clients");
  for (const name of ["Alpha", "Beta"]) {
    await userEvent.click(await screen.findByRole("checkbox", { name: `Select ${name}` }));
  }
  await userEvent.click(await screen.findByRole("button", { name: "Tag" }));
  await userEvent.click(await screen.findByRole("button", { name: "Add tag key account" }));
  await waitFor(async () => expect(await tagged()).toEqual(["key account", "key account"]));
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(async () => expect(await tagged()).toEqual(["key account"]));
});

test("on an open record a tag is put on and taken off", async () => {
  const { tagged } = await open("/clients/:a");
  const group = within(await screen.findByRole("group", { name: "Tags" }));
  await group.findByText("key account");
  await choose("More actions", "Tag");
  await write(await group.findByLabelText("Tag"), "VIP");
  await userEvent.keyboard("{Enter}");
  await group.findByText("vip");
  await userEvent.click(group.getByRole("button", { name: "Remove tag key account" }));
  await waitFor(async () => expect(await tagged()).toEqual(["vip"]));
});

test("what is chosen is exported by itself, and so is nothing else", async () => {
  await open("/clients");
  await userEvent.click(await screen.findByRole("checkbox", { name: "Select Alpha" }));
  const bar = within(await screen.findByRole("toolbar"));
  await userEvent.click(await bar.findByRole("button", { name: "Export" }));
  const file = await screen.findByRole("link", { name: /^CSV/ });
  expect(file.getAttribute("href")).toMatch(
    /^\/api\/clients\/export\?ids=[\da-f-]{36}&status=all&archived=no&format=csv$/,
  );
});

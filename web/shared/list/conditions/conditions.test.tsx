import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "bun:test";
import { added } from "@/modules/crm/candidates/fixtures";
import { signedIn, testApp } from "@/modules/testing";
import { visit } from "@/web/testing";

const german = { languages: { de: "C1" as const } };
const bo = { firstName: "Bo", lastName: "Kort", yearsDatacentre: 2, location: "Hanau", ...german };
const sanne = {
  firstName: "Sanne",
  lastName: "Lang",
  yearsDatacentre: 7,
  location: "Utrecht",
  noticeDays: 14,
  certificates: [{ certificate: "vca-basis", expiresOn: "2099-01-01" }],
};

/** The candidates' list with somebody near Frankfurt and somebody who holds VCA. */
async function open(path: string) {
  const app = testApp();
  await added(app, bo);
  await added(app, sanne);
  const { cookie, user } = await signedIn(app);
  visit(app, path, { cookie, user });
}

const shown = (...names: string[]) =>
  waitFor(() => {
    const found = screen.queryAllByText(/^(Bo Kort|Sanne Lang)$/).map((it) => it.textContent);
    expect([...new Set(found)].toSorted()).toEqual(names);
  });
const where = () => new URLSearchParams(location.search).get("where");
const chips = async () => within(await screen.findByRole("list", { name: "Active filters" }));

async function openMenu() {
  await userEvent.click(await screen.findByRole("button", { name: "Filter" }));
  return screen.findByRole("combobox", { name: "Add a filter" });
}

test("an address with conditions says them in words, and the list shows whom they leave", async () => {
  await open(
    "/candidates?where=holds:vca;-language:de~B2;(years:5.. or near:Frankfurt~50);free:..4w",
  );
  await shown("Sanne Lang");
  const row = await chips();
  expect(await row.findByText("Holds VCA")).toBeTruthy();
  expect(row.getByText("Not: Language: German from B2")).toBeTruthy();
  expect(
    row.getByText("Datacenter experience (years): from 5 or Near Frankfurt, 50 km"),
  ).toBeTruthy();
  expect(row.getByText("Free within 4 weeks")).toBeTruthy();
});

test("a word typed into the menu leads straight to a value, and the menu stays for the next", async () => {
  await open("/candidates");
  const input = await openMenu();
  await userEvent.type(input, "vca b");
  await userEvent.click(await screen.findByRole("option", { name: "Holds VCA Basis (B-VCA)" }));
  await shown("Sanne Lang");
  expect(where()).toBe("holds:vca-basis");
  // The click that chose it leaves the focus where the next one is typed, and the larger Frankfurt comes first.
  await userEvent.keyboard("frankf");
  await screen.findByRole("option", { name: "Near Frankfurt am Main, 50 km" });
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(where()).toBe("holds:vca-basis;near:Frankfurt am Main~50"));
});

test("a field offers its values with how many each would show", async () => {
  await open("/candidates");
  await openMenu();
  await userEvent.click(await screen.findByRole("option", { name: "Certificate" }));
  const values = within(await screen.findByRole("group", { name: "Certificate" }));
  await userEvent.click(await values.findByLabelText("VCA Basis (B-VCA)"));
  await shown("Sanne Lang");
  expect(values.getByText("1")).toBeTruthy();
  fireEvent.change(await screen.findByLabelText("Valid on"), { target: { value: "2099-01-02" } });
  await waitFor(() => expect(where()).toBe("holds:vca-basis@2099-01-02"));
});

test("what is filled in stands in the address once the typing pauses, and half a date does not", async () => {
  await open("/candidates");
  await openMenu();
  await userEvent.click(
    await screen.findByRole("option", { name: "Datacenter experience (years)" }),
  );
  fireEvent.change(await screen.findByLabelText("Datacenter experience (years), from"), {
    target: { value: "5" },
  });
  await shown("Sanne Lang");
  expect(where()).toBe("years:5..");
  await userEvent.click(screen.getByRole("button", { name: "All fields" }));
  await userEvent.click(await screen.findByRole("option", { name: "Added" }));
  const from = await screen.findByLabelText("Added, from");
  fireEvent.change(from, { target: { value: "0002-05-01" } });
  fireEvent.blur(from);
  expect(where()).toBe("years:5..");
  fireEvent.change(from, { target: { value: "2025-05-01" } });
  fireEvent.blur(from);
  await waitFor(() => expect(where()).toBe("years:5..;added:2025-05-01.."));
});

test("a chip is turned around in its editor, and taken off by its cross", async () => {
  await open("/candidates?where=holds:vca");
  await shown("Sanne Lang");
  await userEvent.click(await screen.findByRole("button", { name: "Edit filter Holds VCA" }));
  await userEvent.click(await screen.findByRole("button", { name: "Is not" }));
  await shown("Bo Kort");
  expect(where()).toBe("-holds:vca");
  await userEvent.keyboard("{Escape}");
  fireEvent.click(screen.getByLabelText("Remove filter Not: Holds VCA"));
  await shown("Bo Kort", "Sanne Lang");
  expect(location.search).toBe("");
});

test("a line typed into the search is taken as filters with Enter, and its other words stay", async () => {
  await open("/candidates");
  const search = await screen.findByRole("searchbox", {
    name: "Search name, skill, certificate or location",
  });
  await userEvent.type(search, "Sanne VCA, free within 4 weeks");
  await screen.findByRole("button", { name: /^Use as filters: Holds VCA · Free within 4 weeks/ });
  await userEvent.keyboard("{Enter}");
  await shown("Sanne Lang");
  expect([where(), new URLSearchParams(location.search).get("q")]).toEqual([
    "holds:vca;free:..4w",
    "Sanne",
  ]);
});

test("the key f opens the menu, and what is put away is shown from it", async () => {
  await open("/candidates");
  await shown("Bo Kort", "Sanne Lang");
  await userEvent.keyboard("f");
  await screen.findByRole("combobox", { name: "Add a filter" });
  await userEvent.click(await screen.findByRole("option", { name: "Archived" }));
  await waitFor(() => expect(location.search).toBe("?archived=yes"));
});

import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "bun:test";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { signedIn, testApp } from "@/modules/testing";
import { render } from "@/web/testing";
import { ListPage } from "./list-page";
import { layoutOf } from "./types";
import { useSelection } from "./selection/use-selection";

const rows = [{ id: "1", name: "Mainspannung", status: "active", tier: "gold" }];
const facts = ["name", "status", "tier"] as const;

/** A list of three columns and, beside them, a board. */
function List({ layout }: { layout: string }) {
  const [asked, change] = useState("name");
  const sorting = { asked, change };
  const board = { id: "board" as const, draw: () => <p>One on the board</p> };
  return (
    <>
      <output>{useLocation().search}</output>
      <ListPage<(typeof rows)[number]>
        name="rows"
        head={{ title: "Rows", count: "1" }}
        search={{ label: "Search", value: "", onSearch: () => {} }}
        filters={null}
        chips={[]}
        clearFilters={() => {}}
        layout={layout}
        layouts={[board]}
        onLayoutChange={() => {}}
        phase="ready"
        empty={{ kind: "nothing-yet", title: "", text: "" }}
        rows={rows}
        matching={{ total: 5000, filter: {}, read: async () => ({ ids: [], next: null }) }}
        sorting={sorting}
        drawing={{
          nameOf: ({ name }) => name,
          card: ({ name }) => name,
          columns: facts.map((id) => ({
            id,
            title: id,
            width: "1fr",
            cell: (row) => row[id],
            ...(id !== "tier" && { sort: { by: id, isDescending: id === "status" } }),
          })),
          open: () => {},
        }}
        selection={useSelection()}
        bulk={null}
        opened={undefined}
        closePanel={() => {}}
        isPanelFull={false}
      />
    </>
  );
}

beforeEach(() => localStorage.clear());

async function open(path = "/", layout = "table") {
  const app = testApp();
  const { user } = await signedIn(app);
  const again = () => render(app, <List layout={layout} />, { path, user });
  const { unmount } = again();
  return { unmount, again };
}

const titles = () =>
  screen
    .getAllByRole("columnheader")
    .map(({ textContent }) => textContent)
    .slice(1);

async function menu() {
  fireEvent.click(screen.getByText("Columns"));
  return within(await screen.findByRole("dialog", { name: "Columns" }));
}

test("the columns of a table are chosen, keep their order and are remembered for whoever chose them", async () => {
  const { unmount, again } = await open();
  const columns = await menu();
  for (const title of ["name", "status", "name"]) fireEvent.click(columns.getByLabelText(title));
  expect(titles()).toEqual(["name", "tier"]);
  expect(document.querySelector("output")?.textContent).toBe("?columns=name%2Ctier");
  unmount();
  const { unmount: leave } = again();
  expect(titles()).toEqual(["name", "tier"]);
  leave();
  await open();
  expect(titles()).toEqual([...facts]);
});

test("an address says which columns it shows, and the last one stays", async () => {
  await open("/?columns=name,nonsense");
  expect(titles()).toEqual(["name"]);
  const columns = await menu();
  expect(columns.getByRole("checkbox", { name: "name" })).toHaveProperty("disabled", true);
  fireEvent.click(columns.getByText("Reset columns"));
  expect(titles()).toEqual([...facts]);
});

const head = (name: string) => screen.getByRole("columnheader", { name: new RegExp(`^${name}`) });
const headButton = (name: string) => within(head(name)).getByRole("button", { name });
const sortOf = (name: string) => head(name).getAttribute("aria-sort");

test("a click on a head sorts, another the other way round, and a screen reader hears which", async () => {
  await open();
  expect([sortOf("name"), sortOf("status")]).toEqual(["ascending", null]);
  fireEvent.click(headButton("name"));
  expect(sortOf("name")).toBe("descending");
  fireEvent.click(headButton("status"));
  expect([sortOf("name"), sortOf("status")]).toEqual([null, "descending"]);
  fireEvent.click(headButton("tier"));
  expect(sortOf("status")).toBe("descending");
});

test("keys walk over the heads, which are one Tab stop, take a column along and make it wider", async () => {
  await open();
  expect(
    screen.getAllByRole("columnheader").map((it) => it.querySelector("button")?.tabIndex),
  ).toEqual([undefined, 0, -1, -1]);
  headButton("name").focus();
  fireEvent.keyDown(headButton("name"), { key: "ArrowRight" });
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Column name");
  fireEvent.keyDown(headButton("tier"), { key: "ArrowLeft", ctrlKey: true });
  expect(titles()).toEqual(["name", "tier", "status"]);
  fireEvent.keyDown(headButton("tier"), { key: "ArrowRight", shiftKey: true });
  expect(JSON.parse(localStorage.getItem("coldaisle.widths") ?? "")).toEqual({
    [Object.keys(JSON.parse(localStorage.getItem("coldaisle.columns") ?? ""))[0] ?? ""]: {
      tier: 64,
    },
  });
});

test("a screen reader hears how many rows there are, not how many were read", async () => {
  await open();
  expect(screen.getByRole("table").getAttribute("aria-rowcount")).toBe("5001");
});

test("beside the search stands how one searches", async () => {
  await open();
  fireEvent.click(screen.getByLabelText("Search tips"));
  const help = within(await screen.findByRole("dialog", { name: "Search tips" }));
  expect(await help.findByText("chillers OR generators")).toBeTruthy();
});

test("a list that has a layout of its own offers and draws it", async () => {
  await open("/", "board");
  expect(screen.getByText("One on the board")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Board" }).getAttribute("aria-pressed")).toBe("true");
  expect(layoutOf("map", [])).toBe("table");
});

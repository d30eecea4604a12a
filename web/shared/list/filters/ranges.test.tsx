import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "bun:test";
import { added } from "@/modules/crm/candidates/fixtures";
import { signedIn, testApp } from "@/modules/testing";
import { visit } from "@/web/testing";

/** The candidates' list with somebody of two years in datacenters and somebody of seven. */
async function open(path: string) {
  const app = testApp();
  await added(app, { firstName: "Bo", lastName: "Kort", yearsDatacentre: 2 });
  await added(app, {
    firstName: "Sanne",
    lastName: "Lang",
    yearsDatacentre: 7,
    location: "Utrecht",
  });
  const { cookie, user } = await signedIn(app);
  visit(app, path, { cookie, user });
}

const shown = (...names: string[]) =>
  waitFor(() => {
    const found = screen.queryAllByText(/^(Bo Kort|Sanne Lang)$/).map((it) => it.textContent);
    expect([...new Set(found)].toSorted()).toEqual(names);
  });

test("an address with ranges says them in words, and those that nobody understands are left out", async () => {
  await open("/candidates?years=..5&pay=40..&available=..2026-12&notice=soon");
  await screen.findByText("Salary expectation per hour: from €40");
  expect(screen.getByText("Datacenter experience (years): up to 5")).toBeTruthy();
  expect(screen.getByText("Can start: up to 31 Dec 2026")).toBeTruthy();
  expect(screen.queryByText(/Notice period \(days\): /)).toBeNull();
});

test("its chip takes a range off again", async () => {
  await open("/candidates?years=5..10");
  await shown("Sanne Lang");
  fireEvent.click(screen.getByLabelText("Remove filter Datacenter experience (years): 5 – 10"));
  await shown("Bo Kort", "Sanne Lang");
  expect(location.search).toBe("");
});

test("what is typed into the search narrows by ranges too, and the help says which there are", async () => {
  await open("/candidates?q=years%3A%3E%3D5");
  await shown("Sanne Lang");
  fireEvent.click(screen.getByLabelText("Search tips"));
  const help = within(await screen.findByRole("dialog", { name: "Search tips" }));
  expect(await help.findByText("years:5..10 pay:>=40")).toBeTruthy();
  expect(help.getByText(/^years: experience: pay: /)).toBeTruthy();
});

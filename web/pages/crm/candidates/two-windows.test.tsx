import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "bun:test";
import { Suspense } from "react";
import { candidates } from "@/modules/crm/candidates";
import { added } from "@/modules/crm/candidates/fixtures";
import { signedIn, testApp } from "@/modules/testing";
import { render, visit } from "@/web/testing";
import { lazyWithTexts } from "@/web/i18n/with-texts";

const Panel = lazyWithTexts(["candidates", "records", "jobs", "matching"], async () => ({
  Component: (await import("./record/candidate-panel")).default,
}));
// Behind a dialog of one window the other is hidden, for both stand in one document here.
const anywhere = { hidden: true };

/** The same record in two windows of the same person. */
async function twoWindows() {
  const app = testApp();
  const sanne = { firstName: "Sanne", lastName: "Proef", email: "s@example.com", phone: "1" };
  const { id } = await added(app, sanne);
  const { cookie, user } = await signedIn(app);
  const open = async () => {
    const page = (
      <Suspense>
        <Panel id={id} rows={[]} onClose={() => {}} />
      </Suspense>
    );
    const { container } = render(app, page, { path: `/candidates/${id}`, cookie, user });
    const record = within(container);
    await record.findByText("s@example.com");
    return record;
  };
  return { app, id, one: await open(), other: await open() };
}

type Window = Awaited<ReturnType<typeof twoWindows>>["one"];

async function write(record: Window, fact: string, text: string) {
  const change = record.getAllByRole("button", { name: `Edit ${fact}`, ...anywhere })[0]!;
  await userEvent.click(change);
  const field = record.getByLabelText(fact);
  await userEvent.clear(field);
  await userEvent.type(field, `${text}{Enter}`);
}

test("a fact is changed where it stands, and Escape leaves it as it was", async () => {
  const { app, id, one } = await twoWindows();
  await write(one, "Phone", "+31 20 555 01");
  expect(await one.findByText("+31 20 555 01")).toBeTruthy();
  await userEvent.click(one.getByRole("button", { name: "Edit Phone" }));
  await userEvent.type(one.getByLabelText("Phone"), "999{Escape}");
  expect(one.queryByLabelText("Phone")).toBeNull();
  expect(await candidates.find(app, id)).toMatchObject({ phone: "+31 20 555 01", version: 2 });
});

test("what two windows change apart is both kept, once the second has been told", async () => {
  const { app, id, one, other } = await twoWindows();
  await write(one, "Phone", "+31 20 555 01");
  await one.findByText("+31 20 555 01");
  await write(other, "Location", "Brugge");
  const title = "Sanne Proef was changed while you were editing";
  const told = within(await screen.findByRole("dialog", { name: title }));
  const theirs = within(told.getByRole("group", { name: "Phone" }));
  expect(theirs.getByText("+31 20 555 01")).toBeTruthy();
  await userEvent.click(told.getByRole("button", { name: "Save selection" }));
  await waitFor(async () =>
    expect(await candidates.find(app, id)).toMatchObject({
      phone: "+31 20 555 01",
      location: "Brugge",
      version: 3,
    }),
  );
});

test("of one fact changed in both, the second chooses, and nothing is written before", async () => {
  const { app, id, one, other } = await twoWindows();
  await write(one, "Location", "Gent");
  await one.findAllByText("Gent");
  await write(other, "Location", "Brugge");
  const title = "Sanne Proef was changed while you were editing";
  const told = within(await screen.findByRole("dialog", { name: title }));
  expect(await candidates.find(app, id)).toMatchObject({ location: "Gent", version: 2 });
  const place = within(told.getByRole("group", { name: "Location" }));
  expect(place.getByText("Gent")).toBeTruthy();
  expect(place.getByText("Brugge")).toBeTruthy();
  await userEvent.click(told.getByRole("button", { name: "Save selection" }));
  await waitFor(async () =>
    expect(await candidates.find(app, id)).toMatchObject({ location: "Brugge", version: 3 }),
  );
});

test("what the model refuses is said beside the fact", async () => {
  const { app, id, one } = await twoWindows();
  await write(one, "Email", "nobody");
  expect(await one.findByRole("alert")).toBeTruthy();
  expect(await candidates.find(app, id)).toMatchObject({ email: "s@example.com", version: 1 });
});

test("what is changed in a record is taken back with Ctrl Z, unless somebody was there since", async () => {
  const app = testApp();
  const { id } = await added(app, { location: "Gent" });
  const { cookie, user } = await signedIn(app);
  visit(app, `/candidates/${id}`, { cookie, user });
  const write = async (text: string) => {
    const [change] = await screen.findAllByRole("button", { name: "Edit Location" });
    if (change) await userEvent.click(change);
    const field = await screen.findByLabelText("Location");
    await userEvent.clear(field);
    await userEvent.type(field, `${text}{Enter}`);
    await waitFor(() => expect(screen.queryByLabelText("Location")).toBeNull());
  };
  const becomes = (location: string, version: number) =>
    waitFor(async () =>
      expect(await candidates.find(app, id)).toMatchObject({ location, version }),
    );
  await write("Brugge");
  await becomes("Brugge", 2);
  await userEvent.keyboard("{Control>}z{/Control}");
  await becomes("Gent", 3);
  await write("Brugge");
  await becomes("Brugge", 4);
  await candidates.edit(app, id, { version: 4, headline: "Somebody else's words" });
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(await screen.findByText("Couldn't undo this")).toBeTruthy();
  await becomes("Brugge", 5);
});

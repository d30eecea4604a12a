import { expect, test } from "bun:test";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { patience } from "@/src/patience.testing";
import { open } from "../testing";

type Open = Awaited<ReturnType<typeof open>>;

const withClient = (ask: Open["ask"]) =>
  ask("POST", "/api/clients", {
    body: { name: "Polderhaven Data", contacts: [{ name: "Mara Veen" }] },
  });

const button = (name: string) => screen.findByRole("button", { name });
/** Pasted, because every letter draws the form anew. */
const fill = async (field: HTMLElement, text: string) => {
  await userEvent.click(field);
  await userEvent.paste(text);
};
const jobs = async (ask: Open["ask"]) => (await ask("GET", "/api/jobs?status=all")).json();

test(
  "a job that a client asks for is added, and closed with a way back",
  async () => {
    const { ask } = await open("/jobs", withClient);
    await userEvent.click(await button("Add job"));
    const form = within(await screen.findByRole("dialog"));
    const field = (name: string) => form.findByLabelText(name);
    await fill(await field("Title"), "Chiller Engineer");
    await fill(await field("Client"), "Polderhaven Data");
    await form.findByRole("option", { name: "Mara Veen" });
    await userEvent.selectOptions(await field("Contact"), "Mara Veen");
    await fill(await field("Bill rate"), "72,50");
    await fill(
      await field("Job description"),
      "Maintain UPS systems and chillers in our data centre.",
    );
    await userEvent.click(await form.findByRole("button", { name: /^Chillers.*, required/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Mark as preferred" }));
    await form.findByRole("button", { name: /^Chillers.*, preferred/ });
    await userEvent.click(form.getByRole("button", { name: "Add job" }));

    expect(await screen.findByText(/Mara Veen · 1 person wanted · €72.50 per hour/)).toBeTruthy();
    const [added] = await jobs(ask);
    expect(added.aiAnalysis.criticalSystems).toContain("ups-systems");
    const record = await (await ask("GET", `/api/jobs/${added.id}`)).json();
    expect(record.analysis.corrections).toMatchObject([{ id: "chillers", asks: "wished" }]);
    expect(location.pathname).toBe(`/jobs/${added.id}`);

    await userEvent.click(await button("Close job"));
    await button("Reopen");
    expect((await jobs(ask))[0].status).toBe("gone");
    await userEvent.click(await button("Undo"));
    await button("Close job");
    expect((await jobs(ask))[0].status).toBe("open");
  },
  patience(30_000),
);

test(
  "a client that nobody knows is said at its field, and nothing is added",
  async () => {
    const { ask } = await open("/jobs", withClient);
    await userEvent.click(await button("Add job"));
    const form = within(await screen.findByRole("dialog"));
    await fill(await form.findByLabelText("Title"), "Chiller Engineer");
    await fill(form.getByLabelText("Client"), "Nobody");
    await userEvent.click(form.getByRole("button", { name: "Add job" }));
    expect(await form.findByText("This client doesn't exist.")).toBeTruthy();
    expect(await jobs(ask)).toEqual([]);
  },
  patience(30_000),
);

test("a job that was read from an ad has no order to edit", async () => {
  const { ask } = await open();
  const [sample] = await jobs(ask);
  await userEvent.click(await screen.findByText(sample.title));
  await screen.findByRole("heading", { level: 2, name: sample.title });
  expect(screen.queryByRole("button", { name: "Close job" })).toBeNull();
});

import { expect, test } from "bun:test";
import { screen, within } from "@testing-library/react";
import { eq } from "drizzle-orm";
import { jobs } from "@/modules/market/jobs/schema";
import { card, main, open, patienceMs } from "./testing";

test(
  "the head says in how many countries and how often it succeeds, and that the latter is a benchmark",
  async () => {
    const { show } = await open();
    await show();
    expect(await main().findByText("16")).toBeTruthy();
    expect(await main().findByText("91%")).toBeTruthy();
    expect(main().getByText("industry benchmark")).toBeTruthy();
  },
  patienceMs,
);

test(
  "a hard target is a perfect match, every other job a good one",
  async () => {
    const { app, jobId, show } = await open();
    await app.write([
      app.db.update(jobs).set({ class: "hard-target", score: 90 }).where(eq(jobs.id, jobId)),
    ]);
    await show();
    expect((await card("Facilities Engineer")).getByText("Perfect Match")).toBeTruthy();
    expect((await card("BMS Specialist")).getByText("Good Match")).toBeTruthy();
  },
  patienceMs,
);

test(
  "what is typed narrows the list, and a search that finds nothing can be taken back",
  async () => {
    const { show } = await open();
    const user = await show();
    await card("BMS Specialist");
    const field = main().getByPlaceholderText("Search positions, companies, or locations...");
    await user.type(field, "berlin");
    await screen.findByText("1 open position");
    expect(location.search).toBe("?q=berlin");
    await user.type(field, "er");
    await user.click(await main().findByRole("button", { name: "Clear search and category" }));
    await screen.findByText("2 open positions");
  },
  patienceMs,
);

test(
  "Apply Now opens a dialog titled with the job, whose sending is said and shown beside the job",
  async () => {
    const { show, application } = await open();
    const user = await show();
    await user.click((await card("Facilities Engineer")).getByRole("button"));
    const dialog = within(await screen.findByRole("dialog", { name: "Facilities Engineer" }));
    await user.type(dialog.getByLabelText("Cover letter"), "I keep chillers running.");
    await user.type(dialog.getByLabelText("Expected salary"), "€65,000");
    const relocate = dialog.getByLabelText("Willing to relocate");
    expect((relocate as HTMLSelectElement).value).toBe("yes");
    await user.selectOptions(relocate, "negotiable");
    await user.click(dialog.getByRole("button", { name: "Submit application" }));
    await screen.findByText("Application Submitted");
    const already = await (await card("Facilities Engineer")).findByText("Already Applied");
    expect((already as HTMLButtonElement).disabled).toBe(true);
    expect((await card("Facilities Engineer")).getByText("Pending")).toBeTruthy();
    expect((await application()).status).toBe("pending");
  },
  patienceMs,
);

test(
  "a refused application says why in the dialog, and keeps what was written",
  async () => {
    const { app, jobId, show } = await open();
    const user = await show();
    await user.click((await card("Facilities Engineer")).getByRole("button"));
    const dialog = within(await screen.findByRole("dialog"));
    await user.type(dialog.getByLabelText("Cover letter"), "Hello");
    await app.write([app.db.update(jobs).set({ status: "gone" }).where(eq(jobs.id, jobId))]);
    await user.click(dialog.getByRole("button", { name: "Submit application" }));
    expect(await dialog.findByText("This position is no longer open.")).toBeTruthy();
    expect(dialog.getByDisplayValue("Hello")).toBeTruthy();
  },
  patienceMs,
);

import { expect, test } from "bun:test";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { noticesAtom, undoNoticeAtom } from "@/web/state/notices";
import { openActions, openRanking } from "../testing";

test("a move in the pipeline can be taken back, and so can a removal", async () => {
  const { store } = await openRanking(1);
  await screen.findByRole("list", { name: "Ranked candidates" });
  await userEvent.keyboard("jx");
  await userEvent.click(screen.getByRole("button", { name: "Add 1 to pipeline" }));
  await userEvent.click(await screen.findByRole("button", { name: "Pipeline 1" }));
  const remove = { name: "Remove Noor de Wit from the pipeline" };
  await userEvent.click(await screen.findByRole("button", remove));
  await screen.findByText("No candidates in the pipeline yet");
  const undo = () => act(async () => store.set(undoNoticeAtom, store.get(noticesAtom)[0]?.id ?? 0));
  await undo();

  const status = await screen.findByRole<HTMLSelectElement>("combobox", {
    name: "Status of Noor de Wit",
  });
  await userEvent.selectOptions(status, "interview");
  await waitFor(() => expect(status.value).toBe("interview"));
  await undo();
  await waitFor(() => expect(status.value).toBe("pending"));
});

test("whoever is in the pipeline is invited to an interview about the job", async () => {
  await openRanking(1);
  await screen.findByRole("list", { name: "Ranked candidates" });
  await userEvent.keyboard("jx");
  await userEvent.click(screen.getByRole("button", { name: "Add 1 to pipeline" }));
  await userEvent.click(await screen.findByRole("button", { name: "Pipeline 1" }));
  const meet = { name: "Schedule an interview with Noor de Wit" };
  await userEvent.click(await screen.findByRole("button", meet));
  const dialog = within(await screen.findByRole("dialog", { name: "Schedule an interview" }));
  expect(dialog.getByDisplayValue("Noor de Wit")).toBeTruthy();
  expect(dialog.getByText(/^Job: ./)).toBeTruthy();
});

test("Source candidates says that it began and how many fit", async () => {
  const { job, store } = await openActions(1);
  const source = { name: `Source candidates for ${job.title}` };
  await userEvent.click(await screen.findByRole("button", source));
  await waitFor(() =>
    expect(store.get(noticesAtom)[0]).toMatchObject({
      title: "Candidate Sourcing Started",
      description: expect.stringMatching(/among 1 candidates/),
    }),
  );
});

import { expect, test } from "bun:test";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { pipelines } from "@/modules/staffing/pipeline";
import { added } from "@/modules/staffing/projects/fixtures";
import { noticesAtom, undoNoticeAtom } from "@/web/state/notices";
import { openRanking } from "../testing";

test("who fits a job is put on a project's board, and one undo takes exactly these off again", async () => {
  const { app, store } = await openRanking(2);
  const { id } = await added(app, { name: "AMS7 hall 2", status: "active" });
  await screen.findByRole("list", { name: "Ranked candidates" });
  await userEvent.keyboard("jxjx");
  const bar = screen.getByRole("toolbar");
  await userEvent.click(within(bar).getByRole("button", { name: "Add to project" }));
  await userEvent.click(await screen.findByRole("button", { name: /AMS7 hall 2/ }));

  const onBoard = async () => (await pipelines.listByProject(app, id)).length;
  await waitFor(async () => expect(await onBoard()).toBe(2));
  await waitFor(() => expect(screen.queryAllByRole("toolbar")).toHaveLength(0));
  await act(async () => store.set(undoNoticeAtom, store.get(noticesAtom)[0]?.id ?? 0));
  await waitFor(async () => expect(await onBoard()).toBe(0));
});

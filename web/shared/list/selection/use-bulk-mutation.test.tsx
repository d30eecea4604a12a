import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "bun:test";
import { recordsAtOnce } from "@/modules/records/core/rules";
import { testApp } from "@/modules/testing";
import { visibleNoticeAtom } from "@/web/state/notices";
import { render } from "@/web/testing";
import { useBulkMutation } from "./use-bulk-mutation";

const ids = Array.from({ length: recordsAtOnce + 1 }, (_, at) => String(at));

/** A deed on more rows than one call takes, of which the second call is refused the first time. */
function Deed({ calls }: { calls: string[] }) {
  const deed = useBulkMutation({
    run: async (some: { ids: string[] }) => {
      calls.push(`did ${some.ids.length}`);
      if (calls.length === 2) throw new Error("Busy.");
      return some.ids.length;
    },
    undo: async (count) => calls.push(`undid ${count}`),
    countOf: (count) => count,
    success: (count) => `${count} done`,
    failure: "Not all were done",
    keys: [],
    onDone: () => calls.push("over"),
  });
  return <button type="button" onClick={() => deed.mutate({ ids })} children="Do it" />;
}

test("where a call fails, what was done before is said and can be taken back, and the rows stay chosen", async () => {
  const calls: string[] = [];
  const { store } = render(testApp(), <Deed calls={calls} />);
  const press = () => userEvent.click(screen.getByRole("button", { name: "Do it" }));
  const said = (title: string) =>
    waitFor(() => {
      const notice = store.get(visibleNoticeAtom);
      expect(notice?.title).toBe(title);
      return notice;
    });
  await press();
  const failed = await said("Not all were done");
  expect(failed?.description).toStartWith("200 done. ");
  await failed?.undo?.();
  expect(calls).toEqual(["did 200", "did 1", "undid 200"]);
  await press();
  await said("201 done");
  expect(calls.slice(3)).toEqual(["did 200", "did 1", "over"]);
});

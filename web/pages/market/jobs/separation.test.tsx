import { expect, test } from "bun:test";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Job } from "@/modules/market/jobs/model";
import { scraping } from "@/modules/market/scraping";
import { serveStandIn } from "@/cli/demo/boards";
import { noon, signedIn, testApp } from "@/modules/testing";
import { noticesAtom } from "@/web/state/notices";
import { visit } from "@/web/testing";

test("a wrong merge is taken apart after a question that names the posting", async () => {
  const boards = serveStandIn({ now: noon });
  const app = testApp({ transport: { kind: "replay", origin: boards.origin } });
  const { cookie, user, ask, as } = await signedIn(app);
  const sources = ["linkedin", "stepstone"] as const;
  for (const id of sources) {
    await ask("PATCH", `/api/sources/${id}`, { body: { isOn: true, version: 0 } });
  }
  const keywords = ["datacenter", "MEP engineer"];
  const countries = ["NL", "DE", "UK"];
  await scraping.runThrough(as, { sources: [...sources], keywords, countries });
  const jobs: Job[] = await (await ask("GET", "/api/jobs?limit=200")).json();
  const merged = jobs.find((job) => job.sources.length > 1);
  if (!merged) throw new Error("no job merged");

  const { store } = visit(app, `/jobs/${merged.id}`, { cookie, user });
  const [separate] = await screen.findAllByRole("button", { name: /^Split off the posting at/ });
  await userEvent.click(separate ?? document.body);
  const question = await screen.findByRole("alertdialog", { name: /^Split off “.+” from/ });
  await userEvent.click(within(question).getByRole("button", { name: "Split" }));
  await waitFor(() => expect(store.get(noticesAtom)[0]?.title).toBe("Posting split off"));
  expect(await screen.findByText("Found at one source")).toBeTruthy();
  const after: Job[] = await (await ask("GET", "/api/jobs?limit=200")).json();
  expect(after).toHaveLength(jobs.length + 1);
  await boards.close();
});

import { afterEach } from "bun:test";
import { screen } from "@testing-library/react";
import type { SourceState } from "@/modules/market/scraping";
import { serveStandIn, type StandInOptions } from "@/cli/demo/boards";
import { signedIn, testApp } from "@/modules/testing";
import type { Role } from "@/modules/platform/accounts/rules";
import { visit } from "@/web/testing";

const closings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});

type Options = { role?: Role; boards?: StandInOptions; switchOn?: string[] };

/** The scraping screen of an administrator, or of another role; boards answer from written ads. */
export async function open({ role = "admin", boards, switchOn = [] }: Options = {}) {
  const standIn = boards && serveStandIn(boards);
  if (standIn) closings.push(standIn.close);
  const transport = standIn && ({ kind: "replay", origin: standIn.origin } as const);
  const app = testApp(transport ? { transport } : {});
  const admin = await signedIn(app);
  const { cookie, user, ask } = role === "admin" ? admin : await signedIn(app, role);
  for (const id of switchOn) {
    const { version } = sourceIn(await (await admin.ask("GET", "/api/sources")).json(), id);
    await admin.ask("PATCH", `/api/sources/${id}`, { body: { isOn: true, version } });
  }
  const show = async () => {
    const page = visit(app, "/scraping", { cookie, user });
    await screen.findByRole("heading", { level: 1, name: "AI Job Scraping" });
    await screen.findByRole("checkbox", { name: "LinkedIn" });
    return page;
  };
  return { app, ask, show };
}

const sourceIn = (states: SourceState[], id: string) => {
  const found = states.find((state) => state.id === id);
  if (!found) throw new Error(`no source ${id}`);
  return found;
};

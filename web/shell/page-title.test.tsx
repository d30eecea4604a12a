import { expect, test } from "bun:test";
import { cleanup, waitFor } from "@testing-library/react";
import { added } from "@/modules/crm/candidates/fixtures";
import { signedIn, testApp } from "@/modules/testing";
import { patience } from "@/src/patience.testing";
import { visit } from "../testing";

test("the browser's tab is named after the record, else the tab, else the screen", async () => {
  const app = testApp();
  const visitor = await signedIn(app);
  const { id } = await added(visitor.as, { firstName: "Ada", lastName: "Jansen" });
  const named: Record<string, string> = {
    "/": "Dashboard",
    "/contacts": "Contacts",
    "/expenses": "Expenses",
    "/duplicates": "Duplicates",
    "/candidates/import": "Import candidates · Candidates",
    "/crm": "CRM",
    "/crm?tab=campaigns": "Campaigns · CRM",
    [`/candidates/${id}`]: "Ada Jansen · Candidates",
    "/candidates": "Candidates",
  };
  const titles: Record<string, string> = {};
  for (const [path, title] of Object.entries(named)) {
    document.title = "";
    visit(app, path, visitor);
    const isNamed = () => expect(document.title).toBe(`${title} · Coldaisle`);
    await waitFor(isNamed, { timeout: patience(10_000) }).catch(() => {});
    titles[path] = document.title.replace(" · Coldaisle", "");
    cleanup();
  }
  expect(titles).toEqual(named);
});

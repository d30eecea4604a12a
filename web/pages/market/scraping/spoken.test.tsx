import { expect, test } from "bun:test";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { scraping } from "@/modules/market/scraping";
import { localeAtom } from "@/web/state/preferences";
import { open } from "./testing";

test("why a source was blocked, and what its terms are, is told in German", async () => {
  const blocked = { host: "nl.indeed.com", kind: "challenge", from: 1, until: 999 } as const;
  const { app, show } = await open({ boards: { faults: [blocked] }, switchOn: ["indeed"] });
  await scraping.runThrough(app, {
    sources: ["indeed"],
    keywords: ["datacenter"],
    countries: ["NL"],
  });
  const { store } = await show();
  store.set(localeAtom, "de");
  const row = await screen.findByRole("row", { name: /^Indeed .*Blockiert/ });
  expect(row.textContent).toContain(
    "Blockiert: Cloudflare verlangt die Bestätigung, dass ein Mensch die Seite besucht",
  );

  await userEvent.click(screen.getByRole("button", { name: "Einstellungen von Indeed" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/^Die Bedingungen von Indeed schränken/)).toBeTruthy();
});

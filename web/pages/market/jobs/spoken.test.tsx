import { expect, test } from "bun:test";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { localeAtom } from "@/web/state/preferences";
import { open } from "./testing";

test("tips and points of a job are told in Dutch", async () => {
  const { store, ask } = await open("/jobs?layout=cards");
  const [job] = await (await ask("GET", "/api/jobs?limit=1")).json();
  store.set(localeAtom, "nl");
  await screen.findByRole("heading", { level: 1, name: "Vacatureanalyse met AI" });
  expect(screen.getAllByText(/^Stel alleen kandidaten voor van wie /).length).toBeGreaterThan(0);
  expect(screen.queryByText(/^Propose only people/)).toBeNull();

  // What suspends during an event is gone on with only where its `act` is awaited.
  const click = (it: HTMLElement) => act(() => userEvent.click(it));
  await click(screen.getByRole("link", { name: job.title }));
  await click(await screen.findByRole("tab", { name: "Analyse" }));
  expect(await screen.findByText("basisscore van elke vacature")).toBeTruthy();
  expect(screen.getByText(/ technische onderwerpen$/)).toBeTruthy();
});

import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "bun:test";
import { settings } from "@/modules/platform/settings";
import { signedIn, testApp } from "@/modules/testing";
import { noticesAtom } from "@/web/state/notices";
import { visit } from "@/web/testing";

test("a figure of the public page is changed together with whose word it is", async () => {
  const app = testApp();
  const { cookie, user } = await signedIn(app);
  visit(app, "/admin?tab=branding", { cookie, user });
  const success = within(await screen.findByRole("group", { name: /success/i }));
  fireEvent.change(success.getByLabelText("Figure"), { target: { value: "94" } });
  fireEvent.change(success.getByLabelText("Source"), { target: { value: "Own placements" } });
  fireEvent.change(success.getByLabelText("As of"), { target: { value: "2025-12-31" } });
  fireEvent.change(screen.getByLabelText("City"), { target: { value: "Rotterdam" } });
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(async () => {
    const kept = await settings.valueOf(app, "landing");
    expect(kept.city).toBe("Rotterdam");
    const said = { amount: 94, source: "Own placements", asOf: "2025-12-31" };
    expect(kept.figures.success).toEqual(said);
    expect(kept.figures.days.amount).toBe(18);
  });
});

test("a figure can be measured instead, and says how far the agency's records are from that", async () => {
  const app = testApp();
  const { cookie, user } = await signedIn(app);
  visit(app, "/admin?tab=branding", { cookie, user });
  const days = within(await screen.findByRole("group", { name: "Days to placement" }));
  await days.findByText(/^Your data has 0 cases; at least 10/);
  await userEvent.click(days.getByRole("checkbox", { name: /^Use our data/ }));
  expect(within(screen.getByRole("group", { name: /^Market/ })).queryByRole("checkbox")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(async () => {
    expect((await settings.valueOf(app, "landing")).measured).toEqual(["days"]);
  });
});

const worn = () => document.documentElement.style.getPropertyValue("--brand");

test("colours are tried on before they are saved, and told how well they can be read", async () => {
  const app = testApp();
  const { cookie, user } = await signedIn(app);
  const { store } = visit(app, "/admin", { cookie, user });
  const primary = await screen.findByLabelText("Primary color");
  fireEvent.change(primary, { target: { value: "ffe600" } });
  await waitFor(() => expect(worn()).toBe("#FFE600"));
  await screen.findByText(/has a contrast of 1\.3:1, too low to read/);
  await userEvent.click(screen.getByRole("button", { name: "Discard" }));
  await waitFor(() => expect(worn()).toBe("#3B82F6"));
  fireEvent.change(primary, { target: { value: "yellow" } });
  await screen.findByText("Enter a color such as #3B82F6");
  expect(worn()).toBe("#3B82F6");
  fireEvent.change(primary, { target: { value: "#FFE600" } });
  await userEvent.click(screen.getByRole("button", { name: "Save Brand Colors" }));
  await waitFor(() => expect(store.get(noticesAtom)[0]?.title).toBe("Settings Updated"));
  expect((await settings.valueOf(app, "branding")).colors.primary).toBe("#FFE600");
  expect(worn()).toBe("#FFE600");
});

test("the name is worn by every screen as soon as it is saved", async () => {
  const app = testApp();
  const { cookie, user } = await signedIn(app);
  visit(app, "/admin?tab=branding", { cookie, user });
  const name = await screen.findByLabelText("Company Name");
  fireEvent.change(name, { target: { value: "Noord Datacenter People" } });
  await userEvent.click(screen.getByRole("button", { name: "Save name" }));
  await waitFor(() => expect(document.title).toBe("Admin · Noord Datacenter People"));
  expect(screen.getAllByText("Noord Datacenter People").length).toBeGreaterThan(0);
});

test("what is taken back leaves alone what was set since", async () => {
  const app = testApp();
  const { cookie, user } = await signedIn(app);
  const { store } = visit(app, "/admin", { cookie, user });
  const accent = await screen.findByLabelText("Accent color");
  fireEvent.change(accent, { target: { value: "#FF0000" } });
  await userEvent.click(screen.getByRole("button", { name: "Save Brand Colors" }));
  await waitFor(() => expect(store.get(noticesAtom)[0]?.undo).toBeDefined());
  const value = { ...(await settings.valueOf(app, "branding")), tagline: "On time" };
  await settings.save(app, "branding", { value });
  await store.get(noticesAtom)[0]?.undo?.();
  const { colors, tagline } = await settings.valueOf(app, "branding");
  expect([colors.accent, tagline]).toEqual(["#F59E0B", "On time"]);
});

test("benchmarks are changed, and the log says by whom and which", async () => {
  const app = testApp();
  const { cookie, user } = await signedIn(app);
  visit(app, "/admin?tab=benchmarks", { cookie, user });
  const days = await screen.findByLabelText("Time to fill (days)");
  fireEvent.change(days, { target: { value: "24" } });
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(async () =>
    expect((await settings.valueOf(app, "benchmarks")).timeToFill).toBe(24),
  );
  await userEvent.click(screen.getByRole("button", { name: "More" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Audit log" }));
  const log = within(await screen.findByRole("list", { name: "Settings audit log" }));
  await log.findByText(/^Ada Jansen, 1 Jan 2026/);
  expect(log.getByRole("listitem").textContent).toStartWith("Benchmarks time to fill");
});

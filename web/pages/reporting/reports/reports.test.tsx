import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "bun:test";
import { added as company } from "@/modules/crm/clients/fixtures";
import { deployed } from "@/modules/staffing/deployments/fixtures";
import { deployments } from "@/modules/staffing/deployments/schema";
import { signedIn, testApp } from "@/modules/testing";
import type { Role } from "@/modules/platform/accounts/rules";
import { visit } from "@/web/testing";

const days = "from=2026-01-01&to=2026-03-31";

/** Two that earned in the first quarter of 2026, seen from April. */
async function desk(role: Role = "recruiter") {
  const app = testApp({ now: () => new Date("2026-04-02T12:00:00.000Z") });
  const { id: clientId } = await company(app, { name: "Polder Data" });
  await deployed(app, { clientId, startDate: "2026-02-02", endDate: "2026-03-31" });
  await deployed(app, { startDate: "2026-01-12", endDate: null, contractType: "temporary" });
  await app.write([app.db.update(deployments).set({ status: "active" })]);
  const me = await signedIn(app, role);
  const open = (query: string) => visit(app, `/reports?${query}`, me);
  return { app, me, open };
}

test("revenue stands for the days in the address, and each bar leads to the placements behind it", async () => {
  const { me, open } = await desk();
  open(days);
  const services = await screen.findByRole("list", { name: "Gross profit by service" });
  expect(screen.getByText(/^1 Jan – 31 Mar 2026 vs /)).toBeTruthy();
  const told = await (await me.ask("GET", `/api/reports/revenue?${days}`)).json();
  const euros = (value: number) =>
    value.toLocaleString("en-GB", { style: "currency", currency: "EUR", maximumFractionDigits: 0 });
  const contract = told.current.byService.find(
    (it: { service: string }) => it.service === "contract",
  );
  expect(services.textContent).toContain(euros(contract.revenue));

  await userEvent.click(within(services).getByRole("link", { name: "Contract" }));
  const dialog = await screen.findByRole("dialog", { name: "Gross profit" });
  expect(await within(dialog).findByText("1 placement")).toBeTruthy();
  expect(dialog.textContent).toContain(euros(contract.revenue));
  expect(location.search).toContain("from=2026-01-01");
});

test("a chart is walked through with the arrow keys, and says the same as a table", async () => {
  const { open } = await desk();
  open(days);
  const chart = await screen.findByRole("slider", { name: "Gross profit over time" });
  fireEvent.focus(chart);
  fireEvent.keyDown(chart, { key: "Home" });
  expect(chart.getAttribute("aria-valuetext")).toMatch(/^1 – 4 Jan 2026: €0$/);
  fireEvent.keyDown(chart, { key: "End" });
  const last = chart.getAttribute("aria-valuetext") ?? "";
  const [name = "", text = ""] = last.split(": ");
  const row = screen.getByRole("rowheader", { name, hidden: true }).closest("tr");
  expect(row?.textContent).toBe(`${name}${text}`);
});

test("one report that cannot be read says so, and is read again once it can be", async () => {
  const { open } = await desk();
  open(days);
  const answer = globalThis.fetch;
  const broken = async (...[input, init]: Parameters<typeof fetch>) =>
    String(input instanceof Request ? input.url : input).includes("/reports/revenue")
      ? new Response("", { status: 503 })
      : answer(input, init);
  Object.assign(globalThis, { fetch: Object.assign(broken, { preconnect: answer.preconnect }) });
  await screen.findByText("Failed to load reports. Please try again.");
  Object.assign(globalThis, { fetch: answer });
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  await screen.findByRole("list", { name: "Gross profit by service" });
});

test("benchmarks are called benchmarks, with how few cases there are", async () => {
  const { open } = await desk("viewer");
  open(`tab=performance&${days}`);
  const figures = await screen.findByRole("list", { name: "Performance figures" });
  const rate = within(figures).getByText("Success rate").closest("li");
  expect(rate?.textContent).toBe(
    "Success rate91%industry benchmarkNone of your own placements yet",
  );
  expect(screen.queryByRole("button", { name: /Export/ })).toBeNull();
});

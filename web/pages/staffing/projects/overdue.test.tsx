import { expect, test } from "bun:test";
import { screen, within } from "@testing-library/react";
import { NewProject, projects } from "@/modules/staffing/projects";
import { signedIn, testApp } from "@/modules/testing";
import { visit } from "@/web/testing";

test("in the table a last day that went by says so while the project goes on", async () => {
  const app = testApp();
  for (const [name, endDate] of [
    ["FRA4", "2020-03-12"],
    ["AMS2", "2099-03-12"],
  ])
    await projects.add(app, NewProject.parse({ name, endDate, status: "active" }));
  visit(app, "/projects", await signedIn(app));
  const late = within(await screen.findByRole("row", { name: /FRA4/ }));
  expect(late.getByText("Overdue")).toBeTruthy();
  const other = within(screen.getByRole("row", { name: /AMS2/ }));
  expect(other.queryByText("Overdue")).toBeNull();
});

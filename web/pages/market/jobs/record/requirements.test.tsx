import { expect, test } from "bun:test";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { open } from "../testing";

const text =
  "You run the critical facilities of our data centre: UPS, generators, chillers and the BMS. " +
  "NEN 3140 is required.";

/** A job with these words, opened beside the list. */
async function opened() {
  const page = await open("/jobs", (ask) =>
    ask("POST", "/api/jobs", { body: { title: "Facilities Engineer", description: text } }),
  );
  await userEvent.click(await screen.findByText("Facilities Engineer"));
  const papers = await screen.findByRole("list", { name: "Certificates" });
  const [job] = await (await page.ask("GET", "/api/jobs")).json();
  const analysis = async () =>
    (await (await page.ask("GET", `/api/jobs/${job.id}`)).json()).analysis;
  return { ...page, papers, analysis };
}

const certificates = () => screen.getByRole("list", { name: "Certificates" });

test("a requirement is corrected by its chip, with a way back", async () => {
  const { papers, analysis } = await opened();
  await userEvent.click(within(papers).getByRole("button", { name: /^NEN 3140.*, required/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Mark as not required" }));
  await within(certificates()).findByRole("button", { name: /^NEN 3140.*, not required/ });
  expect((await analysis()).certifications).toEqual([]);
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await within(certificates()).findByRole("button", { name: /^NEN 3140.*, required/ });
  expect((await analysis()).corrections).toEqual([]);
});

test("what was overlooked is added by its name, and a name that nobody knows is refused", async () => {
  const { analysis } = await opened();
  const field = screen.getByLabelText("Add a requirement");
  await waitFor(() => expect(document.querySelector("datalist option")).toBeTruthy());
  await userEvent.click(field);
  await userEvent.paste("juggling");
  await userEvent.keyboard("{Enter}");
  await screen.findByText("Choose a skill, system or certificate from the list.");
  await userEvent.clear(field);
  await userEvent.paste("VCA Basis");
  await userEvent.keyboard("{Enter}");
  await within(certificates()).findByRole("button", { name: /^VCA Basis.*, required/ });
  expect((await analysis()).corrections).toMatchObject([{ id: "vca-basis", asks: "required" }]);
});

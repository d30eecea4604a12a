import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "bun:test";
import { added as company } from "@/modules/crm/clients/fixtures";
import { signedIn, testApp } from "@/modules/testing";
import { visit } from "@/web/testing";

const dublin = { name: "Corrib Proef", sites: [{ name: "DUB1", city: "Dublin", country: "IE" }] };

test("the clients' map leads from a town to whoever has a datacenter there", async () => {
  const app = testApp();
  await company(app, dublin);
  await company(app, { sites: [{ name: "X1", city: "Nowhere on Sea", country: "UK" }] });
  const { cookie, user } = await signedIn(app);
  visit(app, "/clients?layout=map", { cookie, user });
  const town = "Dublin 1 Show clients in Dublin";
  const button = await screen.findByRole("button", { name: town });
  expect(screen.getByText("1 datacenter has no location on the map")).toBeTruthy();
  await userEvent.click(button);
  expect(await screen.findByRole("row", { name: dublin.name })).toBeTruthy();
  expect(location.search).toBe("?q=Dublin");
});

test("a client's record has its own map", async () => {
  const app = testApp();
  const { id } = await company(app, dublin);
  const { cookie, user } = await signedIn(app, "viewer");
  visit(app, `/clients/${id}?tab=map`, { cookie, user });
  expect(await screen.findByRole("img", { name: "Datacenters" })).toBeTruthy();
});

import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "bun:test";
import { added as addedClient } from "@/modules/crm/clients/fixtures";
import { ProjectQuery, projects } from "@/modules/staffing/projects";
import { requirements } from "@/modules/staffing/start-checks";
import { signedIn, testApp } from "@/modules/testing";
import { visit } from "@/web/testing";

async function write(field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}

/** A client who wants to see who somebody is. */
async function withClient() {
  const app = testApp();
  const { id } = await addedClient(app, { name: "Polder Example" });
  await requirements.change(
    app,
    { kind: "client", id },
    {
      version: 0,
      requirements: [{ kind: "identity", isRequired: true, note: "At gate 2" }],
    },
  );
  return app;
}

test("a new project asks what its wizard was told, beside what its client asks already", async () => {
  const app = await withClient();
  const { cookie, user } = await signedIn(app);
  visit(app, "/projects?new=1", { cookie, user });
  const form = within(await screen.findByRole("dialog", { name: "New project" }));
  const next = () => form.getByRole<HTMLButtonElement>("button", { name: "Next" });
  await write(form.getByLabelText("Name"), "AMS1 fit-out");
  await write(form.getByLabelText("Client"), "Polder Example");
  await userEvent.click(next());
  await userEvent.click(next());
  expect(await form.findByText("Already required by Polder Example")).toBeTruthy();
  expect(await form.findByText("At gate 2")).toBeTruthy();

  await userEvent.click(form.getByRole("button", { name: "Certificate" }));
  expect(next().disabled).toBe(true);
  await userEvent.selectOptions(
    form.getByLabelText("Certificate"),
    await form.findByRole("option", { name: "VCA VOL (supervisors)" }),
  );
  await waitFor(() => expect(next().disabled).toBe(false));
  await userEvent.click(next());
  await userEvent.click(next());
  await userEvent.click(form.getByRole("button", { name: "Create Project" }));

  await screen.findByRole("link", { name: "Requirements" });
  const [made] = (await projects.list(app, ProjectQuery.parse({}))).projects;
  const set = await requirements.find(app, { kind: "project", id: made?.id ?? "" });
  expect(set.requirements).toMatchObject([{ kind: "certificate", isRequired: true }]);
});

test("whoever writes a client's name before the choices come has chosen that client", async () => {
  const app = testApp();
  const site = { name: "AMS1", city: "Amsterdam", country: "NL" } as const;
  await addedClient(app, { name: "Polder Example", sites: [site] });
  const { cookie, user } = await signedIn(app);
  visit(app, "/projects", { cookie, user });
  const { fetch } = globalThis;
  const choices = Promise.withResolvers<void>();
  const late = async (to: Parameters<typeof fetch>[0], init?: RequestInit) => {
    if (String(to).includes("/api/clients?")) await choices.promise;
    return fetch(to, init);
  };
  Object.assign(globalThis, { fetch: late });
  await userEvent.click(await screen.findByRole("button", { name: "Create Project" }));
  const form = within(await screen.findByRole("dialog", { name: "New project" }));
  await write(await form.findByLabelText("Client"), "Polder Example");
  await userEvent.click(form.getByLabelText("Name"));
  expect(form.getByRole("option", { name: "Choose a client first" })).toBeTruthy();
  choices.resolve();
  expect(await form.findByRole("option", { name: "AMS1, Amsterdam" })).toBeTruthy();
});

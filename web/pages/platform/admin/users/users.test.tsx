import { expect, test } from "bun:test";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { people } from "@/modules/platform/accounts/invitations";
import { signedIn, testApp } from "@/modules/testing";
import { noticesAtom } from "@/web/state/notices";
import { visit } from "@/web/testing";

async function open() {
  const app = testApp();
  const admin = await signedIn(app);
  const mila = await signedIn(app, "recruiter");
  const page = visit(app, "/admin?tab=users", admin);
  const list = await screen.findByRole("list", { name: "Users" });
  const line = () => within(within(list).getByText(new RegExp(mila.user.email)).closest("li")!);
  return { app, admin, mila, line, ...page };
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }));
const choose = async (name: string) =>
  userEvent.click(await screen.findByRole("menuitem", { name }));

test("an invitation is made, stands among the open ones and is withdrawn", async () => {
  const { app } = await open();
  await press("Add User");
  await userEvent.type(
    await screen.findByLabelText("Email", { selector: "[role=dialog] input, form input" }),
    "noor@agency.example",
  );
  await press("Invite");
  await screen.findByText(/Email isn't set up/);
  const link = screen.getByLabelText<HTMLInputElement>("Link (shown only once)").value;
  expect(link).toMatch(/\/auth#invitation=[\da-f]{64}$/);
  await press("Close");
  await press("Withdraw invitation for noor@agency.example");
  await waitFor(() => expect(screen.queryByText("noor@agency.example") === null).toBe(true));
  expect(await people.list(app)).toHaveLength(2);
});

test("a role is changed and taken back, one's own is not to be changed", async () => {
  const { app, admin, mila, line, store } = await open();
  const own = within(
    within(screen.getByRole("list", { name: "Users" }))
      .getByText(new RegExp(admin.user.email))
      .closest("li")!,
  );
  expect(own.getByRole<HTMLSelectElement>("combobox").disabled).toBe(true);
  await userEvent.selectOptions(line().getByRole("combobox"), "Viewer");
  const role = async () => (await people.find(app, mila.user.id)).role;
  await waitFor(async () => expect(await role()).toBe("viewer"));
  await waitFor(() => expect(store.get(noticesAtom)[0]?.undo).toBeDefined());
  await store.get(noticesAtom)[0]?.undo?.();
  expect(await role()).toBe("recruiter");
});

test("somebody is deactivated after a question, and found by search only by their own name", async () => {
  const { app, mila, line } = await open();
  await userEvent.click(line().getByRole("button", { name: /Actions for/ }));
  await choose("Deactivate…");
  await press("Deactivate");
  await waitFor(async () => expect((await people.find(app, mila.user.id)).isActive).toBe(false));
  expect((await mila.ask("GET", "/api/auth/user")).status).toBe(401);
  await userEvent.type(screen.getByLabelText("Search users"), "nobody at all");
  await screen.findByText("No users match “nobody at all”");
  await press("Clear search");
  await within(screen.getByRole("list", { name: "Users" })).findByText("deactivated");
});

test("what is somebody's is counted and handed over", async () => {
  const { admin, mila, line, store } = await open();
  await mila.ask("POST", "/api/tasks", { body: { title: "Call Femke" } });
  await userEvent.click(line().getByRole("button", { name: /Actions for/ }));
  await choose("Reassign work…");
  await screen.findByText("1 open task");
  await userEvent.selectOptions(screen.getByLabelText("New owner"), admin.user.id);
  await press("Reassign");
  await waitFor(() =>
    expect(store.get(noticesAtom)[0]?.title).toBe("Work reassigned to Ada Jansen"),
  );
  const tasks = await (await admin.ask("GET", "/api/tasks?stretch=all")).json();
  expect(tasks).toHaveLength(1);
});

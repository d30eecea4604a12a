import { expect, spyOn, test } from "bun:test";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { password, signedIn, testApp } from "@/modules/testing";
import { noticesAtom } from "./state/notices";
import { pages } from "./shell/navigation/nav";
import { visit } from "./testing";

const heading = (name: string | RegExp) => screen.findByRole("heading", { level: 1, name });

test("nothing is shown before it is known who is there", async () => {
  const { container } = visit(testApp(), "/");
  expect(container.textContent).toBe("");
  await heading("Sign in");
});

test("signed out, the product begins with signing in", async () => {
  visit(testApp(), "/", { user: null });
  await heading("Sign in");
  expect(location.pathname).toBe("/auth");
});

test("signed out, the address of a screen leads to signing in and back to where it led", async () => {
  const app = testApp();
  const { user } = await signedIn(app);
  visit(app, "/candidates?status=active", { user: null });
  await heading("Sign in");
  expect(location.search).toBe("?next=%2Fcandidates%3Fstatus%3Dactive");
  await userEvent.type(await screen.findByLabelText("Email"), user.email);
  await userEvent.type(screen.getByLabelText("Password"), password);
  await userEvent.click(screen.getByRole("button", { name: "Login" }));
  await heading("Candidates");
  expect(location.pathname + location.search).toBe("/candidates?status=active");
});

test("signed out, an unknown address is not found, and leads back after signing in", async () => {
  visit(testApp(), "/nowhere/1?sort=date", { user: null });
  await heading("404 Page Not Found");
  const link = screen.getByRole("link", { name: "Sign in" });
  expect(link.getAttribute("href")).toBe("/auth?next=%2Fnowhere%2F1%3Fsort%3Ddate");
});

test("whoever is signed in already is sent from /auth to where they wanted", async () => {
  const app = testApp();
  const { cookie, user } = await signedIn(app);
  visit(app, "/auth?next=/candidates", { cookie, user });
  await heading("Candidates");
  expect(location.pathname).toBe("/candidates");
});

test("signing in opens the product without loading it anew", async () => {
  const app = testApp();
  const { user } = await signedIn(app);
  const { store } = visit(app, "/auth?next=/crm", { user: null });
  await userEvent.type(await screen.findByLabelText("Email"), user.email);
  await userEvent.type(screen.getByLabelText("Password"), password);
  await userEvent.click(screen.getByRole("button", { name: "Login" }));
  await heading("CRM & Engagement");
  expect(store.get(noticesAtom)[0]).toMatchObject({
    title: "Welcome back!",
    description: "You have successfully logged in.",
  });
});

test("/job-scraping is the old name of /scraping", async () => {
  const app = testApp();
  const { cookie, user } = await signedIn(app);
  visit(app, "/job-scraping", { cookie, user });
  await waitFor(() => expect(location.pathname).toBe("/scraping"));
});

test("signed out, the old name of /scraping leads to signing in and back as any screen does", async () => {
  visit(testApp(), "/job-scraping", { user: null });
  await heading("Sign in");
  expect(location.search).toBe("?next=%2Fjob-scraping");
});

test("signed in, an unknown address is not found within the shell", async () => {
  const app = testApp();
  const { cookie, user } = await signedIn(app);
  visit(app, "/nowhere", { cookie, user });
  await heading("404 Page Not Found");
  expect(screen.getByRole("navigation", { name: "Main navigation" })).toBeTruthy();
});

test("every screen of the sidebar has an address that is found", async () => {
  const app = testApp();
  const { cookie, user } = await signedIn(app);
  for (const { path } of pages.filter(
    ({ id }) => !["dashboard", "scraping", "jobs"].includes(id),
  )) {
    const { unmount } = visit(app, path, { cookie, user });
    const [title] = await screen.findAllByRole("heading", { level: 1 });
    expect([path, title?.textContent]).not.toEqual([path, "404 Page Not Found"]);
    const current = screen.getByRole("link", { current: "page" });
    expect(current.getAttribute("href")).toBe(path);
    unmount();
  }
});

test("a session that has ended says so and leads to signing in again after 500 ms", async () => {
  const assign = spyOn(location, "assign").mockImplementation(() => {});
  const app = testApp();
  const { user } = await signedIn(app);
  const { store } = visit(app, "/clients", { cookie: "", user });
  await waitFor(() =>
    expect(store.get(noticesAtom)[0]).toMatchObject({
      title: "Unauthorized",
      description: "You are logged out. Logging in again...",
      tone: "destructive",
    }),
  );
  expect(assign).not.toHaveBeenCalled();
  await waitFor(() => expect(assign).toHaveBeenCalledWith("/api/login?next=%2Fclients"));
  // Whoever stays with what is half written is told how it can be saved, and of nothing that does not happen.
  await waitFor(() => expect(store.get(noticesAtom)[0]?.open?.label).toBe("Sign in"));
  const said = store.get(noticesAtom).map(({ description }) => description);
  expect(said).toEqual(["What you typed is still here. Sign in in a new tab, then save it here."]);
  assign.mockRestore();
});

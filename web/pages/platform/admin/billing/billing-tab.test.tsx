import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "bun:test";
import { billingPermissions } from "@/modules/billing/details";
import { invoices } from "@/modules/billing/invoices";
import { issued } from "@/modules/billing/invoices/issued.testing";
import { doubtNumbers } from "@/modules/billing/invoices/series";
import { settings } from "@/modules/platform/settings";
import { signedIn, testApp } from "@/modules/testing";
import { visit } from "@/web/testing";

test("an administrator enters where the agency is paid, is told of a wrong account, and lets a recruiter bill", async () => {
  const app = testApp();
  const { cookie, user } = await signedIn(app);
  const recruiter = await signedIn(app, "recruiter");
  visit(app, "/admin?tab=billing", { cookie, user });
  const iban = await screen.findByLabelText("Account (IBAN)", {}, { timeout: 15_000 });
  const form = iban.closest("form") as HTMLFormElement;
  const save = within(form).getByRole("button", { name: "Save" });
  await userEvent.type(iban, "NL92 ABNA 0417 1643 00");
  await userEvent.click(save);
  await within(form).findByText("This isn't a valid IBAN.");
  await userEvent.clear(iban);
  await userEvent.type(iban, "NL91 ABNA 0417 1643 00");
  await userEvent.click(save);
  await waitFor(async () =>
    expect((await settings.valueOf(app, "billing")).iban).toBe("NL91ABNA0417164300"),
  );
  await screen.findByText("All were compared with a source.");
  expect(screen.queryByRole("list", { name: "Laws behind invoices" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: /^Show all/ }));
  const laws = within(screen.getByRole("list", { name: "Laws behind invoices" }));
  expect(laws.getByText(/Wet op de omzetbelasting 1968, art\. 25/)).toBeTruthy();
  expect(laws.getByText(/UStG § 12 Abs\. 1/)).toBeTruthy();
  await userEvent.click(await screen.findByRole("switch", { name: /may bill/ }));
  await waitFor(async () =>
    expect(await billingPermissions.list(app)).toMatchObject([{ userId: recruiter.user.id }]),
  );
});

test("after a restore an administrator says which number was the last, and the series goes on", async () => {
  const app = testApp();
  await issued(app);
  await app.write((await doubtNumbers(app)).writes);
  const { cookie, user } = await signedIn(app);
  visit(app, "/admin?tab=billing", { cookie, user });
  const last = await screen.findByLabelText("Last number of 2026", {}, { timeout: 15_000 });
  await userEvent.clear(last);
  await userEvent.type(last, "4");
  await userEvent.click(screen.getByRole("button", { name: "Save number" }));
  await waitFor(async () => expect(await invoices.doubtedNumbers(app)).toEqual([]));
  expect(screen.queryByLabelText("Last number of 2026")).toBeNull();
});

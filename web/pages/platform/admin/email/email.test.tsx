import { afterEach, expect, test } from "bun:test";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { mail } from "@/modules/platform/mail";
import { deliverAll, letterTo, post, serveMail, useServer } from "@/modules/platform/mail/fixtures";
import { settings } from "@/modules/platform/settings";
import { signedIn, testApp } from "@/modules/testing";
import { visit } from "@/web/testing";

const opened: { stop(): unknown }[] = [];
afterEach(() => void opened.splice(0).forEach((it) => it.stop()));

async function open(manner: Parameters<typeof serveMail>[0] = {}) {
  const app = testApp();
  const server = await serveMail(manner);
  opened.push(server);
  const { cookie, user } = await signedIn(app);
  const show = async () => {
    visit(app, "/admin?tab=email", { cookie, user });
    await screen.findByLabelText("From Email");
  };
  return { app, server, user, show };
}

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
/** The outgoing mail's own fields; those of the incoming mail are called the same. */
const form = () =>
  within(screen.getByLabelText("From Email").closest("form") ?? document.createElement("form"));
const save = () => userEvent.click(form().getByRole("button", { name: "Save" }));
const type = async (label: string, text: string) => {
  const field = await form().findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.paste(text);
};

test("it begins with SendGrid, and a provider brings its server along", async () => {
  const { app, show } = await open();
  await post(app, letterTo("femke@bakker.example"));
  await show();
  const value = (label: string) => form().getByLabelText<HTMLInputElement>(label).value;
  expect([value("Server"), value("Port"), value("User")]).toEqual([
    ...["smtp.sendgrid.net", "587", "apikey"],
  ]);
  await userEvent.selectOptions(form().getByLabelText("Provider"), "Mailgun");
  expect(value("Server")).toBe("smtp.eu.mailgun.org");
  await screen.findByText(/1 email queued/);
  const trial = screen.getByRole<HTMLButtonElement>("button", { name: "Send test email" });
  expect(trial.disabled).toBe(true);
});

test("a server is saved with its password, which never comes back, and a test letter goes out", async () => {
  const { app, server, user, show } = await open({ user: "desk", password: "with spaces" });
  await show();
  await userEvent.selectOptions(form().getByLabelText("Provider"), "Custom SMTP");
  await userEvent.selectOptions(form().getByLabelText("Security"), "Not encrypted");
  await type("Server", "127.0.0.1");
  await type("Port", String(server.port));
  await type("User", "desk");
  await type("Password or API key", "with spaces");
  await type("From Email", "desk@agency.example");
  await screen.findByText(/are sent unencrypted/);
  await save();
  await screen.findByText(/A password is stored/);
  expect(await settings.secretOf(app, "email")).toBe("with spaces");
  expect(document.body.innerHTML).not.toContain("with spaces");

  await press("Send test email");
  await screen.findByText("The mail server accepted the email: 250 Queued as 4711");
  expect(server.taken.map(({ to }) => to)).toEqual([user.email]);
});

test("what the server says no to is told as it said it", async () => {
  const refuseFrom = { code: 550, text: "5.7.1 not a verified sender" };
  const { app, server, show } = await open({ refuseFrom });
  await useServer(app, server);
  await show();
  await press("Send test email");
  const said = "The mail server rejected the sender address: 550 5.7.1 not a verified sender";
  expect((await screen.findByRole("alert")).textContent).toBe(said);
});

test("the log shows what became of each letter, and one that was refused is sent again", async () => {
  const full = { code: 552, text: "5.2.2 Mailbox full" };
  const { app, server, show } = await open({
    refuseTo: (to, time) => (to.startsWith("full") && time === 1 ? full : null),
  });
  await useServer(app, server);
  await post(app, letterTo("full@x.example", { subject: "Rooster" }), letterTo("femke@x.example"));
  await deliverAll(app);
  await show();
  const log = await screen.findByRole("list", { name: "Sent emails" });
  expect(within(log).getAllByRole("listitem").length).toBe(2);
  await press("Failed");
  await screen.findByText("The mail server rejected it: 552 5.2.2 Mailbox full");
  await press("Resend “Rooster”");
  await screen.findByText("No failed emails");
  await deliverAll(app);
  expect(server.taken.map(({ to }) => to)).toContain("full@x.example");
});

test("a waiting letter is taken back, and a mail server in trouble is told with its next try", async () => {
  const { app, server, show } = await open();
  await useServer(app, server);
  server.stop();
  const letter = letterTo("femke@x.example", { subject: "Rooster" });
  await post(app, letter);
  await Bun.sleep(20);
  await deliverAll(app);
  await show();
  await screen.findByText(/No mail server at this server and port/);
  await press("Don't send “Rooster”");
  await waitFor(async () =>
    expect((await mail.stateOf(app, [letter.id])).get(letter.id)?.state).toBe("cancelled"),
  );
});

test("a server that is no name and an address that is none are told at their fields", async () => {
  const { app, show } = await open();
  await show();
  await type("Server", "smtp://mail");
  await type("From Email", "desk");
  await save();
  await screen.findByText("Enter a name such as mail.example.com");
  expect(screen.getByLabelText("From Email").getAttribute("aria-invalid")).toBe("true");
  expect((await settings.valueOf(app, "email")).host).toBe("smtp.sendgrid.net");
});

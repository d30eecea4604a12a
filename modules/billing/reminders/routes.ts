import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import {
  ClientReminders,
  DueReminder,
  InvoiceReminders,
  NewHold,
  RemindersSent,
  RemindersToSend,
} from "./model";
import * as reminders from "./verbs";

const Id = z.object({ id: z.uuid() });
const one = { params: Id, response: InvoiceReminders };

export const reminderRoutes = (app: App) =>
  new Elysia()
    .use(requestContext(app))
    .get("/payment-reminders", () => reminders.due(app), { response: z.array(DueReminder) })
    .post("/payment-reminders", ({ acting, body }) => reminders.send(acting, body.invoiceIds), {
      body: RemindersToSend,
      response: RemindersSent,
    })
    .get("/invoices/:id/reminders", ({ params }) => reminders.ofInvoice(app, params.id), one)
    .put(
      "/invoices/:id/reminders/hold",
      ({ acting, params, body }) => reminders.hold(acting, params.id, body),
      { ...one, body: NewHold },
    )
    .delete(
      "/invoices/:id/reminders/hold",
      ({ acting, params }) => reminders.release(acting, params.id),
      one,
    )
    .get("/clients/:id/reminders", ({ params }) => reminders.ruleOf(app, params.id), {
      params: Id,
      response: ClientReminders,
    })
    .put(
      "/clients/:id/reminders",
      ({ acting, params, body }) => reminders.saveRule(acting, params.id, body),
      { params: Id, body: ClientReminders, response: ClientReminders },
    );

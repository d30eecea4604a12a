import { Elysia } from "elysia";
import { documentOf, goTo, languageOf } from "@/modules/platform/public-pages";
import type { App } from "@/src/app";
import { addressOf } from "@/src/http/access/address";
import { networkOf } from "@/src/http/access/limits";
import { askingPage } from "../page/page";
import { enter, visitWeek, type WeekVisit } from "./entering";
import { enterExpense } from "./expenses/entering";
import { ExpenseSent } from "./expenses/model";
import { expensesId } from "./expenses/section";
import { HoursSent, WeekPath, WeekQuery } from "./model";
import { weekPageOf } from "./page";

/** The hours of whoever holds the link, week by week. */
export const ownHours = (app: App) =>
  new Elysia({ prefix: "/me" })
    .derive(({ request, server }) => ({ network: networkOf(addressOf(app, server, request)) }))
    .get(
      "/:id/hours/:deploymentId/:week",
      async ({ params: { id: secret, ...asked }, query, network, request }) =>
        shown(app, request, {
          secret,
          visit: await visitWeek(app, { secret, network }, { ...asked, ...query }),
        }),
      { params: WeekPath, query: WeekQuery },
    )
    .post(
      "/:id/hours/:deploymentId/:week",
      async ({ params: { id: secret, ...asked }, query: { lang }, body, network, request }) => {
        const visit = await enter(app, { secret, network }, { ...asked, lang, sent: body });
        if (typeof visit !== "string") return shown(app, request, { secret, visit });
        const next = new URLSearchParams({ ...(lang && { lang }), said: visit });
        return goTo(`${new URL(request.url).pathname}?${next}`);
      },
      { params: WeekPath, query: WeekQuery, body: HoursSent },
    );

/** What was spent in a week, beside its hours. */
export const ownExpenses = (app: App) =>
  new Elysia({ prefix: "/me" })
    .derive(({ request, server }) => ({ network: networkOf(addressOf(app, server, request)) }))
    .post(
      "/:id/hours/:deploymentId/:week/expenses",
      async ({ params: { id: secret, ...asked }, query: { lang }, body, network, request }) => {
        const visit = await enterExpense(app, { secret, network }, { ...asked, lang, sent: body });
        if (typeof visit !== "string") return shown(app, request, { secret, visit });
        const next = new URLSearchParams({ ...(lang && { lang }), said: visit });
        const week = new URL(request.url).pathname.replace(/\/expenses$/, "");
        // What is said of the whole week stands at its top.
        return goTo(`${week}?${next}#${visit === "stale" ? "content" : expensesId}`);
      },
      { params: WeekPath, query: WeekQuery, body: ExpenseSent },
    );

type Shown = { visit: WeekVisit | null; secret: string };

async function shown(app: App, request: Request, { visit, secret }: Shown): Promise<Response> {
  if (!visit) {
    const page = await askingPage(app, languageOf(request), "broken");
    return documentOf(app, request, { ...page, status: 404 });
  }
  const isFaulty = Object.keys(visit.faults).length > 0 || visit.spending !== null;
  const page = weekPageOf({ visit, secret });
  return documentOf(app, request, { ...page, ...(isFaulty && { status: 422 }) });
}

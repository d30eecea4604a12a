import { Elysia } from "elysia";
import { z } from "zod";
import { signIns, SignInRecord, User, visitors } from "..";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import { cookies } from "@/src/http/access/authorization";
import * as handing from "./handing-over";
import * as inviting from "./inviting";
import {
  Acceptance,
  Belongings,
  Forgotten,
  HandOver,
  Invitation,
  LinkAsked,
  MadeLink,
  NewHandOver,
  NewInvitation,
  OpenLink,
  Person,
  PersonChanges,
  Reset,
  ResetState,
  SignInQuery,
} from "./model";
import * as people from "./people";
import * as resetting from "./resetting";

const ById = z.object({ id: z.uuid() });

/** What somebody without a session opens by a link, or asks a link for. */
const doorRoutes = (app: App) =>
  new Elysia({ prefix: "/auth" })
    .use(visitors(app))
    .use(cookies(app))
    .get("/forgotten", () => resetting.state(app), { response: ResetState })
    .post(
      "/forgotten",
      async ({ body, from, status }) => {
        await resetting.forgot(app, body, from.network);
        return status(204, undefined);
      },
      { body: Forgotten },
    )
    .post("/link", ({ body, from }) => inviting.look(app, body, from.network), {
      body: LinkAsked,
      response: OpenLink,
    })
    .post(
      "/reset",
      async ({ body, from, rememberDevice, status }) => {
        rememberDevice(await resetting.reset(app, body, from));
        return status(204, undefined);
      },
      { body: Reset },
    )
    .post(
      "/acceptance",
      async ({ body, from, openSession, status }) => {
        const { sessionId, user, deviceSecret } = await inviting.accept(app, body, from);
        await openSession(sessionId, deviceSecret);
        return status(201, user);
      },
      { body: Acceptance, response: { 201: User } },
    );

const invitationRoutes = (app: App) =>
  new Elysia({ prefix: "/invitations" })
    .use(requestContext(app))
    .get("", () => inviting.list(app), { response: z.array(Invitation) })
    .post("", ({ acting, body }) => inviting.invite(acting, body), {
      body: NewInvitation,
      response: MadeLink,
    })
    .post("/:id/link", ({ acting, params }) => inviting.renew(acting, params.id), {
      params: ById,
      response: MadeLink,
    })
    .delete(
      "/:id",
      async ({ acting, params, status }) => {
        await inviting.withdraw(acting, params.id);
        return status(204, undefined);
      },
      { params: ById },
    );

const peopleRoutes = (app: App) =>
  new Elysia({ prefix: "/users" })
    .use(requestContext(app))
    .get("", () => people.list(app), { response: z.array(Person) })
    .get("/sign-ins", ({ query }) => signIns.list(app, query), {
      query: SignInQuery,
      response: z.array(SignInRecord),
    })
    .patch("/:id", ({ acting, params, body }) => people.change(acting, params.id, body), {
      params: ById,
      body: PersonChanges,
      response: Person,
    })
    .delete("/:id/sessions", ({ acting, params }) => people.endSessions(acting, params.id), {
      params: ById,
      response: Person,
    })
    .delete(
      "/:id/second-factor",
      ({ acting, params }) => people.removeSecondFactor(acting, params.id),
      { params: ById, response: Person },
    )
    .post("/:id/reset-link", ({ acting, params }) => resetting.resetLink(acting, params.id), {
      params: ById,
      response: MadeLink,
    })
    .get("/:id/belongings", ({ params }) => handing.preview(app, params.id), {
      params: ById,
      response: Belongings,
    })
    .post(
      "/:id/hand-over",
      ({ acting, params, body }) => handing.handOver(acting, { ...body, from: params.id }),
      { params: ById, body: NewHandOver, response: HandOver },
    )
    .post("/hand-overs/:id/undo", ({ acting, params }) => handing.undo(acting, params.id), {
      params: ById,
      response: HandOver,
    });

/** Who may get in, and what becomes of those who leave. */
export const accessRoutes = (app: App) =>
  new Elysia().use(doorRoutes(app)).use(invitationRoutes(app)).use(peopleRoutes(app));

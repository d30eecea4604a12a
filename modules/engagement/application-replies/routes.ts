import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import { Answer, AnswerDraft, Answered } from "./model";
import * as answering from "./service";

export const answeringRoutes = (app: App) =>
  new Elysia({ prefix: "/applications/answers" })
    .use(requestContext(app))
    .get("", () => answering.drafts(app), { response: z.array(AnswerDraft) })
    .post("", ({ acting, body }) => answering.answer(acting, body), {
      body: Answer,
      response: Answered,
    });

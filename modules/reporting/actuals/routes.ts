import { Elysia } from "elysia";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import { Actuals, ActualsQuery } from "./model";
import * as actuals from "./service";

export const actualRoutes = (app: App) =>
  new Elysia()
    .use(requestContext(app))
    .get("/actuals", ({ query }) => actuals.compare(app, query), {
      query: ActualsQuery,
      response: Actuals,
    });

import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import { NewRateCard, RateCardChange, RateCardOwner, RateCards, RateCardVersion } from "./model";
import * as cards from "./service";

const Id = z.object({ id: z.uuid() });

export const rateCardRoutes = (app: App) =>
  new Elysia({ prefix: "/rate-cards" })
    .use(requestContext(app))
    .get("/of/:kind/:id", ({ params }) => cards.list(app, params), {
      params: RateCardOwner,
      response: RateCards,
    })
    .post("/of/:kind/:id", ({ acting, params, body }) => cards.add(acting, params, body), {
      params: RateCardOwner,
      body: NewRateCard,
      response: RateCards,
    })
    .put("/:id", ({ acting, params, body }) => cards.change(acting, params.id, body), {
      params: Id,
      body: RateCardChange,
      response: RateCards,
    })
    .delete("/:id", ({ acting, params, query }) => cards.remove(acting, params.id, query.version), {
      params: Id,
      query: RateCardVersion,
      response: RateCards,
    });

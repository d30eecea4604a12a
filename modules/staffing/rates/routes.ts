import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { desk } from "@/src/http/request-context";
import {
  NewRateCard,
  RateCardChange,
  RateCardOwner,
  RateCards,
  RateCardVersion,
} from "./cards/model";
import * as cards from "./cards/service";
import { Rates } from "./model";
import * as rates from "./service";

const Id = z.object({ id: z.uuid() });

export const rateRoutes = (app: App) =>
  new Elysia()
    .use(desk(app))
    .get("/rates", () => rates.current(app), { response: Rates })
    .get("/rate-cards/of/:kind/:id", ({ params }) => cards.list(app, params), {
      params: RateCardOwner,
      response: RateCards,
    })
    .post(
      "/rate-cards/of/:kind/:id",
      ({ acting, params, body }) => cards.add(acting, params, body),
      { params: RateCardOwner, body: NewRateCard, response: RateCards },
    )
    .put("/rate-cards/:id", ({ acting, params, body }) => cards.change(acting, params.id, body), {
      params: Id,
      body: RateCardChange,
      response: RateCards,
    })
    .delete(
      "/rate-cards/:id",
      ({ acting, params, query }) => cards.remove(acting, params.id, query.version),
      { params: Id, query: RateCardVersion, response: RateCards },
    );

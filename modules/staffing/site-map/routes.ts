import { Elysia } from "elysia";
import type { App } from "@/src/app";
import { PlaceMap, SiteQuery } from "./model";
import * as places from "./service";

export const placeRoutes = (app: App) =>
  new Elysia({ prefix: "/places" })
    .get("/deployments", () => places.ofDeployments(app), { response: PlaceMap })
    .get("/sites", ({ query }) => places.ofSites(app, query), {
      query: SiteQuery,
      response: PlaceMap,
    });

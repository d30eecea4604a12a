import { Elysia } from "elysia";
import type { App } from "@/src/app";
import { Rates } from "./model";
import * as rates from "./service";

export const rateRoutes = (app: App) =>
  new Elysia({ prefix: "/rates" }).get("", () => rates.current(app), { response: Rates });

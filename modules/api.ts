import type { AnyElysia, Elysia } from "elysia";
import type { z } from "zod";
import type { App } from "@/src/app";
import type { EventModel } from "@/src/news/events";
import type { Guard } from "@/src/http/access/authorization";
import { health } from "@/src/http/health";
import type { RouteGroup } from "@/src/http/route-groups";
import { once } from "@/src/lazy";
import { eventsOf, type Module, policyOf } from "@/src/module";
import type { ServerParts } from "@/src/server";
import { isAtLeast, sessions } from "./platform/accounts";
import { admit, descriptionRoutes } from "./platform/api-tokens";
import type * as registry from "./registry";

type Manifest = (typeof registry)[keyof typeof registry];
type DoorOf<It> = It extends { readonly routes?: readonly (infer Door)[] } ? Door : never;
type TreeOf<Door> = Door extends (app: App) => { "~Routes": infer Tree } ? Tree : never;
type All<Trees> = (Trees extends unknown ? (tree: Trees) => void : never) extends (
  all: infer Whole,
) => void
  ? Whole
  : never;
type Calls = { api: All<TreeOf<DoorOf<Manifest>>> };

/** The calls of the product as the browser types them, made of every manifest's routes. */
export type Api = Elysia<"/api", any, any, any, Calls, any, any>;

type NewsOf<It> = It extends { readonly events?: readonly (infer Model)[] } ? Model : never;
/** What browsers are told, made of every manifest's events. */
export type News =
  NewsOf<Manifest> extends infer Model
    ? Model extends EventModel
      ? z.infer<Model>
      : never
    : never;

/** It describes all of them, and itself. */
const description = "GET /api/openapi.json";

/** What these modules have of HTTP, module by module: the calls, and the pages for those who have no account. */
export function groupsOf(app: App, modules = app.modules): readonly RouteGroup[] {
  const groups = modules
    .filter(({ routes, pages }) => routes || pages)
    .map((it) => groupOf(app, it));
  const routes = () => [...health(app).routes, ...groups.flatMap((group) => routesOf(group))];
  if (modules.some(({ access = {} }) => description in access))
    groups.push({ names: [description], make: once(() => [descriptionRoutes(app, routes)]) });
  return groups;
}

const groupOf = (app: App, { routes = [], pages = [], access = {} }: Module): RouteGroup => ({
  names: Object.keys(access).filter((name) => name !== description),
  // The description is made of the same ones.
  make: once(() => [
    ...routes.map((door) => below("/api", door(app))),
    ...pages.map((door) => door(app)),
  ]),
});

const routesOf = (group: RouteGroup) => group.make().flatMap((door) => door.routes);

/** Elysia makes every route anew at each level of a tree, so the prefix is written into those that are there. */
function below(prefix: string, door: AnyElysia): AnyElysia {
  for (const route of door.routes) route.path = `${prefix}${route.path}`;
  return door;
}

/** Who is let in, by session or token, and what a role may do. */
export const guardOf = ({ modules }: Pick<App, "modules">): Guard => ({
  policy: policyOf(modules),
  authenticate: sessions.authenticate,
  admit,
  allows: ({ role }, access) => access === "anyone" || isAtLeast(role, access),
});

/** All that a server has to be given of the modules; a test may leave those out that it does not ask. */
export const serverParts = (app: App, modules = app.modules): ServerParts => ({
  groups: groupsOf(app, modules),
  guard: guardOf({ modules }),
  broadcast: eventsOf(app),
});

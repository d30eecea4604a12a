import type { AnyElysia } from "elysia";
import { once } from "../lazy";
import { withoutGc } from "../startup";
import { refusePolicyGaps } from "./policy";

/** Routes that stand together, by their names in the policy; they are made when one of them is first asked. */
export type RouteGroup = { names: readonly string[]; make(): readonly AnyElysia[] };

/** Puts a group's routes behind the checks that every route has. */
type Enclose = (doors: readonly AnyElysia[]) => AnyElysia;

/**
 * A server for each group, which stands from its first request on: making the seven hundred routes of the product took half
 * of a start, and a day's work asks of a part of them.
 */
export function lateGroups(groups: readonly RouteGroup[], enclose: Enclose) {
  const all = groups.map(({ names, make }) =>
    once(() => {
      const server = enclose(make());
      refusePolicyGaps(names, server.routes.map(nameOf));
      return compiled(server);
    }),
  );
  const byName = new Map(groups.flatMap(({ names }, n) => names.map((name) => [name, all[n]])));
  return {
    /** What answers a route; null where no group has it. */
    serving: (name: string) => opened(byName.get(name), enclose),
    routes: () => all.flatMap((group) => group().routes),
  };
}

/** A group that cannot stand answers with its fault, which is told and noted like any other. */
function opened(group: (() => AnyElysia) | undefined, enclose: Enclose) {
  if (!group) return null;
  try {
    return group();
  } catch (error) {
    return enclose([]).onRequest(() => {
      throw error;
    });
  }
}

/** With its handler compiled, at the first request of the group, where a collection would hold everybody else for 5 ms. */
const compiled = (server: AnyElysia): AnyElysia =>
  withoutGc(() => {
    // Reading it compiles it.
    void server.fetch;
    return server;
  });

export const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

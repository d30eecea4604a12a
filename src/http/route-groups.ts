import type { AnyElysia } from "elysia";
import { once } from "../lazy";
import { withoutGc } from "../startup";
import { refusePolicyGaps } from "./policy";

/** Routes of one module, by their names in the policy; they are made when one of them is first requested. */
export type RouteGroup = { names: readonly string[]; make(): readonly AnyElysia[] };

/** Puts the checks that every request passes in front of routes. */
type WithChecks = (routes: readonly AnyElysia[]) => AnyElysia;

/**
 * One Elysia server per group, made at the group's first request: making all seven hundred routes took half of a start, and
 * most days need only a part of them.
 */
export function lateGroups(groups: readonly RouteGroup[], withChecks: WithChecks) {
  const all = groups.map(({ names, make }) =>
    once(() => {
      const server = withChecks(make());
      refusePolicyGaps(names, server.routes.map(nameOf));
      return compiled(server);
    }),
  );
  const byName = new Map(groups.flatMap(({ names }, n) => names.map((name) => [name, all[n]])));
  return {
    /** What answers a route; null where no group has it. */
    serving: (name: string) => madeOrFailing(byName.get(name), withChecks),
    routes: () => all.flatMap((group) => group().routes),
  };
}

/** A group that cannot be made answers each request with its error, which is reported and logged like any other. */
function madeOrFailing(group: (() => AnyElysia) | undefined, withChecks: WithChecks) {
  if (!group) return null;
  try {
    return group();
  } catch (error) {
    return withChecks([]).onRequest(() => {
      throw error;
    });
  }
}

/** Compiles the handler now, without the garbage collection that Elysia asks for, which would block every request for 5 ms. */
const compiled = (server: AnyElysia): AnyElysia =>
  withoutGc(() => {
    // Reading it compiles it.
    void server.fetch;
    return server;
  });

export const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

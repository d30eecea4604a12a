import type { App } from "@/src/app";
import type { Module } from "@/src/module";
import type { Area } from "./rules";

declare module "@/src/app" {
  interface Module {
    /** The part of the product to which its routes belong for tokens; without one they are closed to every token. */
    readonly tokenArea?: Area;
  }
}
declare module "@/src/http/policy" {
  interface Notes {
    /** Where this route belongs elsewhere than its module; null where no token may come. */
    area?: Area | null;
  }
}

const known = new WeakMap<readonly Module[], ReadonlyMap<string, Area | null>>();

/** Whose route it is, as the policy writes it: "GET /api/candidates/:id"; null where no token reaches it. */
export function areaOf({ modules }: Pick<App, "modules">, route: string): Area | null {
  const areas = known.get(modules) ?? new Map(modules.flatMap(areasIn));
  known.set(modules, areas);
  return areas.get(route) ?? null;
}

const areasIn = ({ tokenArea, access = {} }: Module) =>
  Object.entries(access).map(([route, rule]): [string, Area | null] => {
    const said = typeof rule === "string" ? { for: rule } : rule;
    const own = "area" in said ? said.area : tokenArea;
    return [route, said.for === "anyone" ? null : (own ?? null)];
  });

import { z } from "zod";
import { areaOf } from "../area";
import type { App } from "@/src/app";
import { modelOf } from "@/src/http/answers/response-sampling";
import { version } from "@/src/version";
import { permissionOf } from "@/src/http/policy";
import { type Module, policyOf } from "@/src/module";
import { modelsOf, operation } from "./operation";
import { type Described, type Hooks, summariesOf, tagGroupsOf } from "./operations";
import { introduction, refusalResponses, securitySchemes, sharedParameters } from "./parts";
import type { Json } from "./rules";
import { schemasOf, type Translated } from "./schemas";
import { failureKinds } from "@/src/errors";

/** What every refusal says, whatever was asked. */
const Failure = z.object({
  message: z.string().meta({ description: "A sentence for people." }),
  code: z.enum(failureKinds).meta({ description: "The kind of the failure, for programs." }),
  requestId: z.uuid().meta({ description: "The same as in the header X-Request-Id." }),
  fields: z
    .record(z.string(), z.string())
    .optional()
    .meta({ description: "What is wrong with which field, by its path in the body or query." }),
});
type Failure = z.infer<typeof Failure>;

export type Route = { method: string; path: string; hooks: Hooks };

/** The description of the API in OpenAPI 3.1, from the models that check what is sent and answered. */
export function describe(app: App, routes: readonly Route[]) {
  const tagGroups = tagGroupsOf(app.modules);
  const described = describedOf(app, routes);
  const names = namesOf(app.modules);
  const schemas = schemasOf(names, [
    { model: Failure, side: "output" },
    ...described.flatMap(modelsOf),
  ]);
  const paths = pathsOf(described, schemas);
  return {
    openapi: "3.1.1",
    info: {
      title: "Coldaisle",
      version,
      description: introduction,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: app.config.PUBLIC_URL ?? "/", description: "This installation" }],
    tags: tagGroups.flatMap(({ name, tags }) =>
      tags.map((tag) => ({ name: tag, description: `${name}: ${tag.toLowerCase()}` })),
    ),
    "x-tagGroups": tagGroups,
    paths,
    components: {
      schemas: Object.fromEntries(
        Object.entries(schemas.spokenOf([paths, refusalResponses])).toSorted(byName),
      ),
      parameters: sharedParameters,
      responses: refusalResponses,
      securitySchemes: securitySchemes(app),
    },
  };
}

/** The routes that a program may call, with what the modules say of them. */
function describedOf(app: App, routes: readonly Route[]): Described[] {
  const [policy, summaries] = [policyOf(app.modules), summariesOf(app.modules)];
  return routes.flatMap((route) => {
    const name = `${route.method} ${route.path}`;
    const told = summaries.get(name);
    const rule = policy[name];
    if (!told || !rule) return [];
    const permission = permissionOf(name, rule);
    return [{ ...route, ...told, permission, area: areaOf(app, name) }];
  });
}

const byName = ([a]: [string, Json], [b]: [string, Json]) => (a < b ? -1 : 1);

function pathsOf(described: Described[], schemas: Translated): Json {
  const paths: Record<string, Json> = {};
  for (const route of described) {
    const address = route.path.replaceAll(/:(\w+)/g, "{$1}");
    (paths[address] ??= {})[route.method.toLowerCase()] = operation(route, schemas);
  }
  return paths;
}

/** The name of every model; where two have the same, that of the module goes before it. */
function namesOf(modules: readonly Module[]): ReadonlyMap<z.ZodType, string> {
  const names = new Map<z.ZodType, string>([[Failure, "Failure"]]);
  const taken = new Set(names.values());
  for (const { name: folder, models = [] } of modules) {
    for (const [name, value] of models.flatMap((file) => Object.entries(file))) {
      const model = modelOf(value);
      if (!model || names.has(model)) continue;
      const full = taken.has(capital(name)) ? room(folder) + capital(name) : capital(name);
      taken.add(full);
      names.set(model, full);
    }
  }
  return names;
}

/** The last part of the name of a module, as part of the name of a model: "start-checks" is "StartChecks". */
const room = (folder: string) => folder.replace(/^.*\//, "").split("-").map(capital).join("");

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

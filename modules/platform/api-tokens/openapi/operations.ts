import type { Area } from "../rules";
import type { Permission } from "@/src/http/policy";
import type { Module } from "@/src/module";

/** What an operation does, in a sentence, and the part of the product that it belongs to. */
export type Summary = { summary: string; tag: string };

export type Hooks = {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  response?: unknown;
  detail?: object;
};
/** A route with all that is known of it. */
export type Described = Summary & {
  method: string;
  path: string;
  hooks: Hooks;
  permission: Permission;
  /** The part of a token that reaches it. */
  area: Area | null;
};

/** The parts of the product in the order of the description. */
const parts = [
  "Records",
  "Staffing",
  "Market",
  "Engagement",
  "Public",
  "Reporting",
  "Privacy",
  "Platform",
] as const;
type Part = (typeof parts)[number];

/** The part in which the modules of a wing stand; those of `records` and the server are of the platform. */
const partOf: Record<string, Part> = {
  crm: "Records",
  staffing: "Staffing",
  market: "Market",
  engagement: "Engagement",
  public: "Public",
  reporting: "Reporting",
  privacy: "Privacy",
};

declare module "@/src/app" {
  interface Module {
    /** Where its calls stand in the description of the API, if not in the part of its wing and under its own name. */
    readonly heading?: { part?: Part; tag?: string };
  }
}

type Sentence = Summary & { route: string; part: Part };

function sentencesOf({ name, heading = {}, access = {} }: Module): Sentence[] {
  const [wing = "", folder = wing] = name.split("/");
  const { part = partOf[wing] ?? "Platform", tag = capital(folder.replaceAll("-", " ")) } = heading;
  return Object.entries(access).flatMap(([route, rule]) =>
    typeof rule === "string" || !rule.does
      ? []
      : [{ route, part, tag: rule.heading ?? tag, summary: rule.does }],
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The sentence of every route that a program may call; pages for people have none. */
export const summariesOf = (modules: readonly Module[]): ReadonlyMap<string, Summary> =>
  new Map(modules.flatMap(sentencesOf).map(({ route, summary, tag }) => [route, { summary, tag }]));

/** The parts of the product with the headings under each. */
export function tagGroupsOf(modules: readonly Module[]): { name: Part; tags: string[] }[] {
  const all = modules.flatMap(sentencesOf);
  return parts.map((name) => {
    const own = all.flatMap(({ part, tag }) => (part === name ? tag : []));
    return { name, tags: [...new Set(own)] };
  });
}

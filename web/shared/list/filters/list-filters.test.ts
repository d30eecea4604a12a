import { expect, test } from "bun:test";
import { candidateFilters } from "@/web/features/crm/candidates/list";
import { clientFilters } from "@/web/features/crm/clients/list";
import { employerFilters } from "@/web/features/market/employers/list";
import { communicationFilters } from "@/web/features/engagement/communications/list";
import { activityFilters } from "@/web/features/privacy/gdpr/queries";
import { jobFilters } from "@/web/features/market/jobs/list";
import { applicationFilters } from "@/web/features/staffing/applications/list";
import { deploymentFilters } from "@/web/features/staffing/deployments/list";
import { projectFilters } from "@/web/features/staffing/projects/list";
import { loadMessages } from "@/web/locales";
import { candidateColumns } from "@/web/pages/crm/candidates/candidate-columns";
import { clientColumns } from "@/web/pages/crm/clients/clients-page";
import { jobColumns } from "@/web/pages/market/jobs/job-columns";
import { employerColumns } from "@/web/pages/market/radar/employers/employer-columns";
import { applicationColumns } from "@/web/pages/staffing/applications/application-columns";
import { deploymentColumns } from "@/web/pages/staffing/deployments/deployment-list";
import { projectColumns } from "@/web/pages/staffing/projects/projects-page";
import type { ListFilters } from "./list-filters";

const lists: Record<string, ListFilters> = {
  candidates: candidateFilters,
  clients: clientFilters,
  employers: employerFilters,
  jobs: jobFilters,
  applications: applicationFilters,
  deployments: deploymentFilters,
  projects: projectFilters,
  communications: communicationFilters,
  activities: activityFilters,
};

type Tree = { [word: string]: string | Tree };
const messages: Tree = await loadMessages("en");
const at = (path: string) =>
  path
    .split(".")
    .reduce<string | Tree | undefined>(
      (tree, word) => (typeof tree === "object" ? tree[word] : undefined),
      messages,
    );

/** Every text that a list needs for its fields and chips. */
const pathsOf = ({ texts, filters }: ListFilters) =>
  Object.entries(filters).flatMap(([key, filter]) => {
    const { is, label, chip, place } = filter;
    const isNamed = chip !== false || (place !== "none" && is !== "text");
    const group = is === "range" ? "ranges" : "filters";
    const own = is === "sort" ? `${texts}.sort.label` : `${texts}.${group}.${key}`;
    return [
      ...(isNamed ? [label ?? own] : []),
      ...(chip ? [chip] : []),
      ...("any" in filter && filter.any ? [filter.any] : []),
      ...("hint" in filter && filter.hint ? [filter.hint] : []),
      ...(is === "sort"
        ? filter.values
            .filter((value) => !value.startsWith("-"))
            .map((value) => `${texts}.sort.${value}`)
        : []),
      ...(is === "choice" && typeof filter.names === "string"
        ? filter.values.map((value) => `${String(filter.names)}.${value}`)
        : []),
    ];
  });

test.each(Object.entries(lists))("every filter of the %s has its words", (_, list) => {
  expect(pathsOf(list).filter((path) => typeof at(path) !== "string")).toEqual([]);
});

const tables: Record<string, readonly { id: string; title?: string }[]> = {
  candidates: candidateColumns,
  clients: clientColumns,
  jobs: jobColumns,
  radar: employerColumns,
  applications: applicationColumns,
  deployments: deploymentColumns,
  projects: projectColumns,
};

test.each(Object.entries(tables))("every column of the %s has its title", (texts, columns) => {
  const paths = columns.map(({ id, title }) => title ?? `${texts}.columns.${id}`);
  expect(paths.filter((path) => typeof at(path) !== "string")).toEqual([]);
});

test("what an address asks for in words nobody knows is left out", () => {
  const address = { q: "ups", status: "asleep", role: "power-cooling", country: "GB", tag: "a,b" };
  const others = { years: "5..", pay: "much", within: "50", archived: "no", page: "2" };
  expect(candidateFilters.queryOf({ ...address, ...others })).toEqual({
    q: "ups",
    role: "power-cooling",
    tag: "a,b",
    years: "5..",
  });
});

test("a distance means something beside a town, and no further than a list reaches", () => {
  expect(candidateFilters.queryOf({ near: "Delft", within: "50" })).toMatchObject({ within: "50" });
  expect(candidateFilters.queryOf({ near: "Delft", within: "50000" })).toEqual({ near: "Delft" });
  expect(candidateFilters.queryOf({ near: "Delft", within: "-5" })).toEqual({ near: "Delft" });
});

test("the API is asked by its own keys, for what is usual, and for longer pages further on", () => {
  const query = deploymentFilters.queryOf({ client: "c-1", status: "active" });
  expect<object>(deploymentFilters.pageQuery(query, "next")).toEqual({
    status: "active",
    contractType: "all",
    clientId: "c-1",
    archived: "no",
    sort: "date",
    limit: "200",
    cursor: "next",
  });
  expect<object>(deploymentFilters.pageQuery(query)).toMatchObject({ limit: "50" });
  expect<object>(candidateFilters.pageQuery({}, "next")).toMatchObject({ limit: "500" });
  expect<object>(deploymentFilters.filterOf({})).toEqual({
    status: "all",
    contractType: "all",
    archived: "no",
  });
});

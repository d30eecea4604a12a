import type { RecordKind } from "@/modules/records/core/rules";
import { api, ok } from "@/web/api";
import type { Picked } from "./record-pick";

const few = { limit: 8, archived: "no" as const };
type Find = { key: string; read: (q: string) => Promise<Picked[]> };

export const findCandidates: Find = {
  key: "/api/candidates",
  read: async (q) => {
    const query = { ...few, status: "all" as const, sort: "date" as const, ...(q && { q }) };
    const found = await ok(api.candidates.get({ query }));
    return found.map(({ id, number, firstName, lastName }) => ({
      id,
      name: `${firstName} ${lastName} · ${number}`,
    }));
  },
};

export const findClients: Find = {
  key: "/api/clients",
  read: async (q) => {
    const query = { ...few, status: "all" as const, sort: "name" as const, ...(q && { q }) };
    return ok(api.clients.get({ query }));
  },
};

export const findProjects: Find = {
  key: "/api/projects",
  read: async (q) => {
    const any = { status: "all" as const, priority: "all" as const, sort: "name" as const };
    const query = { ...few, ...any, ...(q && { q }) };
    return ok(api.projects.get({ query }));
  },
};

const findDeployments: Find = {
  key: "/api/deployments",
  read: async (q) => {
    const any = { status: "all" as const, contractType: "all" as const, sort: "date" as const };
    const query = { ...few, ...any, ...(q && { q }) };
    const found = await ok(api.deployments.get({ query }));
    return found.map(({ id, number, position, candidateName, clientName }) => ({
      id,
      name: [position, candidateName, clientName, number].filter(Boolean).join(" · "),
    }));
  },
};

export const findJobs: Find = {
  key: "/api/jobs",
  read: async (q) => {
    const query = { limit: few.limit, status: "open" as const, sort: "score" as const };
    const found = await ok(api.jobs.get({ query: { ...query, ...(q && { q }) } }));
    return found.map(({ id, number, title, company }) => ({
      id,
      name: [title, company, number].filter(Boolean).join(" · "),
    }));
  },
};

/** How a record of each kind is found. */
export const finders: Record<RecordKind, Find> = {
  candidate: findCandidates,
  client: findClients,
  project: findProjects,
  deployment: findDeployments,
  job: findJobs,
};

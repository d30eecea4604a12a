import { nameNumber } from "../data/people";
import { type Case, get, pick, type Raw } from "./case";

const jobs = (where: string, more: Partial<Raw> = {}): Raw => ({
  of: "jobs",
  where: `status = 'open'${where && ` and ${where}`}`,
  order: "score desc, seq desc",
  ...more,
});
const given =
  (...names: string[]) =>
  (ask: URLSearchParams) =>
    names.map((name) => ask.get(name) ?? "");
const words = ["chillers", "switchgear", "vendors", "shift", "maintenance", "licence"];
const countries = ["NL", "DE", "IE", "FR", "GB"];

const listed = (of: string, order = "seq desc"): Raw => ({ of, order });
const opened = (of: string): Raw => ({ of, one: true, given: (_, last) => [last] });

/** Lists and records of everything but people. */
export const workCases: Case[] = [
  { name: "jobs: first page", ask: () => get("/api/jobs"), raw: jobs("") },
  { name: "jobs: first page, made anew", ask: (n) => get(`/api/jobs?asked=${n}`), raw: jobs("") },
  {
    name: "jobs: by country and class, newest",
    ask: (n) => get(`/api/jobs?country=${pick(countries, n)}&class=hard-target&sort=date`),
    raw: jobs("country = ? and class = ?", { given: given("country", "class"), order: "seq desc" }),
  },
  {
    name: "jobs: search, a word",
    ask: (n) => get(`/api/jobs?q=${pick(words, n)}`),
    raw: jobs("seq in (select rowid from jobs_words where jobs_words match ?)", {
      given: given("q"),
    }),
  },
  { name: "jobs: counts", ask: () => get("/api/jobs/counts"), p95: 50 },
  {
    name: "jobs: counts of a filter",
    ask: (n) => get(`/api/jobs/counts?country=${pick(countries, n)}&q=${pick(words, n)}`),
    p95: 50,
  },
  {
    name: "jobs: open one",
    ask: (n, { job }) => get(`/api/jobs/${pick(job, n)}`),
    raw: opened("job"),
  },
  { name: "clients: first page", ask: () => get("/api/clients"), raw: listed("clients") },
  {
    name: "clients: open one",
    ask: (n, { client }) => get(`/api/clients/${pick(client, n)}`),
    raw: opened("client"),
  },
  { name: "projects: first page", ask: () => get("/api/projects"), raw: listed("projects") },
  {
    name: "projects: by status, by their end",
    ask: (n) => get(`/api/projects?status=${pick(["active", "completed"], n)}&sort=end`),
    raw: {
      ...listed("projects", "endDate is null, endDate, seq"),
      where: "status = ?",
      given: given("status"),
    },
  },
  {
    name: "projects: open one",
    ask: (n, { project }) => get(`/api/projects/${pick(project, n)}`),
    raw: opened("project"),
  },
  {
    name: "projects: a board",
    ask: (n, { project }) => get(`/api/projects/${pick(project, n)}/candidates`),
    p95: 50,
  },
  {
    name: "deployments: first page",
    ask: () => get("/api/deployments"),
    raw: listed("deployments"),
  },
  {
    name: "deployments: first page, made anew",
    ask: (n) => get(`/api/deployments?asked=${n}`),
    raw: listed("deployments"),
  },
  {
    name: "deployments: open one",
    ask: (n, { deployment }) => get(`/api/deployments/${pick(deployment, n)}`),
    raw: opened("deployment"),
  },
  {
    name: "palette: a surname",
    ask: (n) => get(`/api/search?q=${nameNumber(n % 5000).lastName}`),
    p95: 50,
  },
  {
    name: "palette: one letter",
    ask: (n) => get(`/api/search?q=${pick([..."abdefghklmnoprst"], n)}`),
    p95: 50,
  },
];

/** Screens that put figures or many records together. */
export const screenCases: Case[] = (
  [
    ["jobs of a person", (n, { person }) => get(`/api/candidates/${pick(person, n)}/matches`)],
    ["people for a job", (n, { job }) => get(`/api/jobs/${pick(job, n)}/matches`)],
    ["bench board", () => get("/api/bench")],
    ["feedback due", () => get("/api/feedback")],
    ["dossiers", () => get("/api/compliance/dossiers")],
    ["independence", () => get("/api/compliance/independence")],
    ["pay gap", () => get("/api/compliance/pay")],
    ["all doubles", () => get("/api/merges/duplicates?kind=candidate")],
    ["find whose data it is", (n) => get(`/api/gdpr/subjects?q=${nameNumber(n % 5000).lastName}`)],
    ["notices that are due", () => get("/api/gdpr/watched")],
    ["data protection at a glance", () => get("/api/gdpr/overview")],
    ["recruiters and their loads", () => get("/api/recruiters")],
    ["dashboard", () => get("/api/dashboard/metrics")],
    ["today", () => get("/api/today")],
    ["insights", () => get("/api/ai/insights")],
    ["revenue of a year", () => get("/api/reports/revenue?period=year")],
    ["performance in a year", () => get("/api/reports/performance?period=year")],
    ["data protection in a month", () => get("/api/reports/gdpr?period=month")],
    ["analytics of 90 days", () => get("/api/analytics/metrics?period=90d")],
    ["own performance", () => get("/api/profile/performance")],
    ["certificates", () => get("/api/certificates")],
    ["employers", () => get("/api/employers")],
    ["audit trail", () => get("/api/audit")],
  ] as [string, Case["ask"]][]
).map(([name, ask]) => ({ name, ask, p95: 50 }));

import type { ComponentType } from "react";
import type { TextName } from "./locales";

type Screen = {
  /** Its folder in web/pages. */
  page: string;
  paths: string[];
  /** The texts it speaks; only these travel with it. */
  texts: TextName[];
  load: () => Promise<{ Component: ComponentType }>;
};

/** Every screen of those who are signed in, by its addresses. */
export const screens: Screen[] = [
  {
    page: "dashboard",
    paths: ["/"],
    texts: ["dashboard", "jobs", "scraping"],
    load: () => import("./pages/dashboard"),
  },
  {
    page: "scraping",
    paths: ["/scraping"],
    texts: ["scraping", "jobs"],
    load: () => import("./pages/scraping"),
  },
  {
    page: "jobs",
    paths: ["/jobs/:id?"],
    texts: ["jobs", "records"],
    load: () => import("./pages/jobs"),
  },
  {
    page: "admin",
    paths: ["/admin"],
    texts: ["admin"],
    load: () => import("./pages/admin"),
  },
  {
    page: "candidates",
    paths: ["/candidates/:id?"],
    texts: ["candidates", "records", "jobs"],
    load: () => import("./pages/candidates"),
  },
  {
    page: "imports",
    paths: ["/candidates/import/:id?"],
    texts: ["imports", "candidates", "jobs", "records"],
    load: () => import("./pages/imports"),
  },
  {
    page: "certificates",
    paths: ["/certificates"],
    texts: ["papers", "candidates"],
    load: () => import("./pages/certificates"),
  },
  {
    page: "clients",
    paths: ["/clients/:id?"],
    texts: ["clients", "records", "jobs"],
    load: () => import("./pages/clients"),
  },
  {
    page: "doubles",
    paths: ["/duplicates"],
    texts: ["merging", "records"],
    load: () => import("./pages/doubles"),
  },
  {
    page: "tasks",
    paths: ["/tasks"],
    texts: ["attached"],
    load: () => import("./pages/tasks"),
  },
  {
    page: "projects",
    paths: ["/projects/:id?"],
    texts: ["projects", "records"],
    load: () => import("./pages/projects"),
  },
  {
    page: "deployments",
    paths: ["/deployments/:id?"],
    texts: ["deployments", "records"],
    load: () => import("./pages/deployments"),
  },
  {
    page: "crm",
    paths: ["/crm"],
    texts: ["crm"],
    load: () => import("./pages/crm"),
  },
  {
    page: "radar",
    paths: ["/radar/:key?"],
    texts: ["radar", "jobs"],
    load: () => import("./pages/radar"),
  },
  {
    page: "recruiter-match",
    paths: ["/recruiter-match"],
    texts: ["recruiters", "jobs"],
    load: () => import("./pages/recruiter-match"),
  },
  // Screens that have nothing to keep yet and say so.
  {
    page: "empty",
    paths: [
      ...["/job-portal", "/gdpr"],
      ...["/legal", "/analytics", "/reports", "/profile"],
    ],
    texts: ["empty"],
    load: () => import("./pages/empty"),
  },
];

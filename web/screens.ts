import type { ComponentType } from "react";
import type { TextName } from "./locales";

type Screen = {
  /** Its folder in web/pages/<wing>. */
  page: string;
  paths: string[];
  /** The texts it speaks; only these travel with it. */
  texts: TextName[];
  /** What it asks the server for first where its address says nothing more; asked along with the document. */
  asks?: readonly string[];
  load: () => Promise<{ Component: ComponentType }>;
};

/** What the frame around every screen asks for. */
export const frameAsks: readonly string[] = ["/api/jobs/scrape/status"];

/** Every screen of those who are signed in, by its addresses. */
export const screens: Screen[] = [
  {
    page: "dashboard",
    paths: ["/"],
    texts: ["dashboard", "jobs", "scraping"],
    asks: [
      "/api/dashboard/metrics",
      "/api/dashboard/layout",
      "/api/projects?status=active&priority=all&archived=no&sort=priority&limit=2",
    ],
    load: () => import("./pages/reporting/dashboard"),
  },
  {
    page: "scraping",
    paths: ["/scraping"],
    texts: ["scraping", "jobs"],
    asks: ["/api/sources", "/api/jobs?sourceType=scraped&status=open&sort=score&limit=10"],
    load: () => import("./pages/market/scraping"),
  },
  {
    page: "jobs",
    paths: ["/jobs/:id?"],
    texts: ["jobs", "records"],
    asks: ["/api/jobs?status=open&sort=score&limit=50", "/api/jobs/counts?status=open"],
    load: () => import("./pages/market/jobs"),
  },
  {
    page: "admin",
    paths: ["/admin"],
    texts: ["admin"],
    load: () => import("./pages/platform/admin"),
  },
  {
    page: "applications",
    paths: ["/applications/:id?"],
    texts: ["applications", "jobs", "matching", "records"],
    asks: ["/api/applications/counts", "/api/applications?stretch=all&sort=date&limit=50"],
    load: () => import("./pages/staffing/applications"),
  },
  {
    page: "candidates",
    paths: ["/candidates/:id?"],
    texts: ["candidates", "records", "jobs"],
    asks: ["/api/candidates?status=all&archived=no&sort=date&limit=50"],
    load: () => import("./pages/crm/candidates"),
  },
  {
    page: "imports",
    paths: ["/candidates/import/:id?", "/clients/import/:id?", "/jobs/import/:id?"],
    texts: ["imports", "listImports", "candidates", "jobs", "records"],
    load: () => import("./pages/crm/imports"),
  },
  {
    page: "payments",
    paths: ["/payments"],
    texts: ["payments"],
    asks: ["/api/bank-entries?view=open"],
    load: () => import("./pages/billing/payments"),
  },
  {
    page: "certificates",
    paths: ["/certificates"],
    texts: ["papers", "candidates", "records"],
    asks: ["/api/certificates/counts", "/api/certificates?bucket=all&sort=end&limit=50"],
    load: () => import("./pages/staffing/certificates"),
  },
  {
    page: "clients",
    paths: ["/clients/:id?"],
    texts: ["clients", "records", "jobs"],
    asks: ["/api/clients?status=all&archived=no&sort=date&limit=50"],
    load: () => import("./pages/crm/clients"),
  },
  {
    page: "doubles",
    paths: ["/duplicates"],
    texts: ["merging", "records"],
    asks: ["/api/merges/doubles?kind=candidate"],
    load: () => import("./pages/crm/duplicates"),
  },
  {
    page: "tasks",
    paths: ["/tasks"],
    texts: ["attached"],
    asks: ["/api/tasks?stretch=all"],
    load: () => import("./pages/records/tasks"),
  },
  {
    page: "projects",
    paths: ["/projects/:id?"],
    texts: ["projects", "records", "jobs"],
    asks: ["/api/projects?status=all&priority=all&archived=no&sort=date&limit=50"],
    load: () => import("./pages/staffing/projects"),
  },
  {
    page: "deployments",
    paths: ["/deployments/:id?"],
    texts: ["deployments", "records"],
    asks: ["/api/deployments?status=all&contractType=all&archived=no&sort=date&limit=50"],
    load: () => import("./pages/staffing/deployments"),
  },
  {
    page: "timesheets",
    paths: ["/timesheets"],
    texts: ["timesheets", "rateCards"],
    load: () => import("./pages/staffing/timesheets"),
  },
  {
    page: "compliance",
    paths: ["/compliance"],
    texts: ["compliance"],
    load: () => import("./pages/privacy/compliance"),
  },
  {
    page: "crm",
    paths: ["/crm"],
    texts: ["crm"],
    load: () => import("./pages/engagement/crm"),
  },
  {
    page: "radar",
    paths: ["/radar/:key?"],
    texts: ["radar", "jobs"],
    asks: ["/api/radar", "/api/employers?sort=open&limit=50"],
    load: () => import("./pages/market/radar"),
  },
  {
    page: "recruiter-match",
    paths: ["/recruiter-match"],
    texts: ["recruiters", "jobs"],
    asks: ["/api/jobs?status=open&sort=score&limit=5", "/api/recruiters"],
    load: () => import("./pages/market/recruiter-match"),
  },
  {
    page: "profile",
    paths: ["/profile"],
    texts: ["profile"],
    asks: ["/api/profile", "/api/profile/metrics"],
    load: () => import("./pages/reporting/profile"),
  },
  {
    page: "job-portal",
    paths: ["/job-portal"],
    texts: ["portal", "jobs"],
    asks: ["/api/jobs/portal/head", "/api/jobs/portal?limit=24", "/api/applications/my"],
    load: () => import("./pages/engagement/job-portal"),
  },
  {
    page: "gdpr",
    paths: ["/gdpr"],
    texts: ["gdpr"],
    asks: ["/api/gdpr/overview"],
    load: () => import("./pages/privacy/gdpr"),
  },
  {
    page: "legal",
    paths: ["/legal"],
    texts: ["legal"],
    asks: ["/api/legal/documents"],
    load: () => import("./pages/privacy/legal"),
  },
  {
    page: "analytics",
    paths: ["/analytics"],
    texts: ["analytics", "records"],
    asks: ["/api/analytics/metrics?period=30d"],
    load: () => import("./pages/reporting/analytics"),
  },
  {
    page: "reports",
    paths: ["/reports"],
    texts: ["reports", "records"],
    asks: ["/api/reports/revenue?period=quarter"],
    load: () => import("./pages/reporting/reports"),
  },
];

import type { Policy } from "@/src/http/policy";

/** What those without an account open, and what the office puts there. */
export const published: Policy = {
  // The form of an open job, and the link in the letter that confirms it.
  "GET /careers/:slug/apply": "anyone",
  "POST /careers/:slug/apply": { for: "anyone", upload: true },
  "GET /careers/:slug/apply/sent": "anyone",
  "GET /apply/:id": "anyone",
  "POST /apply/:id": { for: "anyone", byLink: true },
  // Who has not followed that link, as the office sees them.
  "GET /api/applicants": "recruiter",
  "POST /api/applicants/:id/candidate": "recruiter",
  "DELETE /api/applicants/:id": "recruiter",
  // The first page's form, and its picture where it is shared.
  "POST /contact": { for: "anyone", upload: true },
  "GET /social.png": "anyone",
  // What its figures would be if they were measured.
  "GET /api/claims/measured": "admin",
  "GET /me": "anyone",
  "POST /me": { for: "anyone", byLink: true },
  "GET /me/:id": "anyone",
  "POST /me/:id": { for: "anyone", byLink: true },
  "GET /me/:id/data.json": "anyone",
  "GET /me/:id/documents/:documentId": "anyone",
  "GET /api/candidates/:id/own-page": "recruiter",
  "POST /api/candidates/:id/own-page": "recruiter",
  "DELETE /api/candidates/:id/own-page": "recruiter",
  "POST /api/own-page-requests/:id/settlement": "recruiter",
  // The portal of those who are signed in.
  "GET /api/jobs/portal": "viewer",
  "GET /api/jobs/portal/head": "viewer",
  "GET /api/jobs/portal/pace": "viewer",
  "GET /api/applications/my": "viewer",
  "GET /api/applications/my/:id/documents.zip": "viewer",
  "POST /api/applications": "viewer",

  // A job's page: what the office does with it, and what everybody reads.
  "GET /api/jobs/:id/publication": "viewer",
  "POST /api/jobs/:id/publication": "recruiter",
  "PATCH /api/jobs/:id/publication": "recruiter",
  "DELETE /api/jobs/:id/publication": "recruiter",
  "GET /careers": "anyone",
  "GET /careers/:slug": "anyone",
  "GET /careers/feed.xml": "anyone",
  "GET /careers/feed.rss": "anyone",
  "GET /careers/feed.json": "anyone",
  "GET /sitemap.xml": "anyone",
  "GET /robots.txt": "anyone",
};

import { defineModule } from "@/src/module";
import { holder } from "./holder";
import * as model from "./model";
import { shortlistRoutes, shortlistPages } from "./routes";

export const manifest = defineModule({
  name: "staffing/submissions/shortlists",
  heading: { tag: "Shortlists" },
  routes: [shortlistRoutes],
  pages: [shortlistPages],
  tokenArea: "projects",
  access: {
    "GET /api/projects/:id/shortlists": {
      for: "recruiter",
      does: "List the shortlists of a project",
    },
    "POST /api/projects/:id/shortlists": {
      for: "recruiter",
      does: "Share a shortlist with the client",
    },
    "GET /api/projects/:id/feedback": {
      for: "viewer",
      does: "List what the client said about shortlists",
    },
    "POST /api/shortlists/:id/revocation": {
      for: "recruiter",
      does: "Close the link of a shortlist",
    },
    // What a client opens by a link of their own.
    "GET /s/:id": "anyone",
    "POST /s/:id": { for: "anyone", upload: true },
  },
  holder,
  merging: {
    stays: {
      shortlist_entries: "a client saw that page, under that name",
      shortlist_feedback: "a client said it of that page",
    },
  },
  models: [model],
});

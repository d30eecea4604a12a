import { defineModule } from "@/src/module";
import { accessTasks } from "./daily";
import { holder } from "./holder";
import { toOpenLinksOnly } from "./letters";
import * as model from "./model";
import { accessRoutes } from "./routes";

const confirmed = { for: "admin", fresh: true } as const;

export const manifest = defineModule({
  name: "platform/accounts/invitations",
  heading: { tag: "Accounts" },
  routes: [accessRoutes],
  access: {
    // By a link that was mailed or handed over.
    "GET /api/auth/forgotten": {
      for: "anyone",
      does: "Show whether a forgotten password can be reset by mail",
    },
    "POST /api/auth/forgotten": {
      for: "anyone",
      does: "Ask for a link to reset a forgotten password",
    },
    "POST /api/auth/link": {
      for: "anyone",
      does: "Look at an invitation or a link to reset a password",
    },
    "POST /api/auth/reset": { for: "anyone", does: "Set a new password by a link" },
    "POST /api/auth/acceptance": { for: "anyone", does: "Accept an invitation" },
    "GET /api/users": { for: "admin", does: "List the people who have an account" },
    "GET /api/users/sign-ins": { for: "admin", does: "List sign-ins" },
    "PATCH /api/users/:id": { ...confirmed, does: "Change the role or state of an account" },
    "DELETE /api/users/:id/sessions": { ...confirmed, does: "End all sessions of an account" },
    "DELETE /api/users/:id/second-factor": {
      ...confirmed,
      does: "Remove the second factor of an account",
    },
    "POST /api/users/:id/reset-link": {
      ...confirmed,
      does: "Make a link with which an account gets a new password",
    },
    "GET /api/users/:id/belongings": { for: "admin", does: "Show what belongs to a colleague" },
    "POST /api/users/:id/hand-over": {
      ...confirmed,
      does: "Hand over what belongs to a colleague",
    },
    "POST /api/users/hand-overs/:id/undo": { ...confirmed, does: "Take a hand-over back" },
    "GET /api/invitations": { for: "admin", does: "List invitations" },
    "POST /api/invitations": { ...confirmed, does: "Invite a colleague" },
    "POST /api/invitations/:id/link": { ...confirmed, does: "Make a new link for an invitation" },
    "DELETE /api/invitations/:id": { ...confirmed, does: "Withdraw an invitation" },
  },
  holder,
  daily: accessTasks,
  letterChecks: { access: toOpenLinksOnly },
  models: [model],
});

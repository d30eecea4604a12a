import { defineModule } from "@/src/module";
import { addressesOf, holder } from "./holder";
import * as model from "./model";
import { signEverybodyOut } from "./sign-in/sessions";
import { identityRoutes, userRoutes } from "./routes";

const own = { for: "viewer", fresh: true } as const;

export const manifest = defineModule({
  name: "platform/accounts",
  routes: [userRoutes, identityRoutes],
  access: {
    // Answers as soon as it is fresh: what the browser asks before it opens a download.
    "GET /api/auth/confirmation": {
      ...own,
      does: "Check whether the password was confirmed in the last minutes",
    },
    "POST /api/auth/confirmation": {
      for: "viewer",
      does: "Confirm with the password that it is still you",
    },
    "PUT /api/auth/password": { for: "viewer", does: "Change your own password" },
    "GET /api/auth/sessions": { for: "viewer", does: "List your own open sessions" },
    "DELETE /api/auth/sessions": { for: "viewer", does: "End all of your sessions but this one" },
    "DELETE /api/auth/sessions/:id": { for: "viewer", does: "End one of your sessions" },
    "GET /api/auth/second-factor": {
      for: "viewer",
      does: "Show whether your account has a second factor",
    },
    "POST /api/auth/second-factor": { ...own, does: "Begin to set up a second factor" },
    "PUT /api/auth/second-factor": {
      for: "viewer",
      does: "Confirm the second factor with its first code",
    },
    "DELETE /api/auth/second-factor": { ...own, does: "Remove your own second factor" },
    "POST /api/auth/second-factor/codes": { ...own, does: "Make new recovery codes" },
    "GET /api/auth/user": { for: "viewer", does: "Show who is signed in" },
    "GET /api/auth/setup": {
      for: "anyone",
      does: "Show whether the first account is still to be made",
    },
    "POST /api/auth/login": { for: "anyone", does: "Sign in" },
    "POST /api/auth/register": { for: "anyone", does: "Make the first account" },
    "POST /api/auth/logout": { for: "viewer", does: "Sign out" },
    "PATCH /api/auth/preferences": { for: "viewer", does: "Change your language and theme" },
    "GET /api/login": { for: "anyone", does: "Go to the page where one signs in" },
    "GET /api/logout": { for: "anyone", does: "Sign out and go to the page where one signs in" },
    "GET /api/colleagues": { for: "viewer", area: "desk", does: "List colleagues" },
  },
  holder,
  restoration: { quiesce: signEverybodyOut },
  addressesOf,
  models: [model],
});

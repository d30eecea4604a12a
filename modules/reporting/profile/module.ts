import { defineModule } from "@/src/module";
import { ProfileChanged } from "./events";
import { holder } from "./holder";
import { measuredRecruiters } from "./measuring";
import * as model from "./model";
import { profileTasks } from "./pictures";
import { profileRoutes } from "./routes";

export const manifest = defineModule({
  name: "reporting/profile",
  heading: { part: "Platform" },
  routes: [profileRoutes],
  // What everybody may do about themselves; the performance of others is looked at by administrators.
  access: {
    "GET /api/profile": { for: "viewer", does: "Show your profile" },
    "PATCH /api/profile": { for: "viewer", does: "Change your profile" },
    "GET /api/profile/metrics": { for: "viewer", does: "Show your own figures" },
    "GET /api/profile/performance": { for: "viewer", does: "Show your own performance" },
    "GET /api/profile/performance/:id": {
      for: "admin",
      does: "Show the performance of a colleague",
    },
    "GET /api/profile/activity": { for: "viewer", does: "List what you did lately" },
    "PUT /api/profile/picture": { for: "viewer", upload: true, does: "Put up your picture" },
    "DELETE /api/profile/picture": { for: "viewer", does: "Remove your picture" },
    "POST /api/profile/picture/restoration": { for: "viewer", does: "Bring your picture back" },
    "GET /api/profile/pictures/:name": { for: "viewer", does: "Read a picture" },
    "POST /api/profile/address": {
      for: "viewer",
      fresh: true,
      does: "Ask for another address of your account",
    },
    "DELETE /api/profile/address": {
      for: "viewer",
      does: "Withdraw the request for another address",
    },
    "POST /api/profile/address/confirmation": {
      for: "viewer",
      does: "Confirm another address with its code",
    },
  },
  events: [ProfileChanged],
  holder,
  daily: profileTasks,
  answers: { recruiterMetrics: measuredRecruiters },
  models: [model],
});

import { defineModule } from "@/src/module";
import { RateCardsChanged } from "./events";
import { holder } from "./holder";
import * as model from "./model";
import { rateCardRoutes } from "./routes";

export const manifest = defineModule({
  name: "staffing/rates/cards",
  routes: [rateCardRoutes],
  tokenArea: "deployments",
  access: {
    "GET /api/rate-cards/of/:kind/:id": {
      for: "viewer",
      does: "List the rate cards of a client, project or deployment",
    },
    "POST /api/rate-cards/of/:kind/:id": { for: "recruiter", does: "Add a rate card" },
    "PUT /api/rate-cards/:id": { for: "recruiter", does: "Change a rate card" },
    "DELETE /api/rate-cards/:id": { for: "recruiter", does: "Remove a rate card" },
  },
  events: [RateCardsChanged],
  holder,
  merging: {
    client: [{ table: "rate_cards", owner: "client_id", key: "id", once: ["valid_from"] }],
  },
  models: [model],
});

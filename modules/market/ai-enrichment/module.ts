import { declareSetting } from "@/modules/platform/settings";
import { defineModule } from "@/src/module";
import { cvModel, readCvByModel } from "./cv-reading";
import * as model from "./model";
import * as providersModels from "./providers/model";
import { aiRoutes } from "./routes";
import { aiStandards, providerIds } from "./rules";
import { readSteadily } from "./running";
import { status, usesAi } from "./service";

export const manifest = defineModule({
  name: "market/ai-enrichment",
  heading: { tag: "AI enrichment" },
  routes: [aiRoutes],
  access: {
    "POST /api/settings/ai/test": {
      for: "admin",
      does: "Test the connection to the language model",
    },
    "GET /api/ai": { for: "admin", does: "Show whether a language model is used, and for what" },
    "GET /api/ai/terms": { for: "admin", does: "List terms that the language model proposed" },
    "POST /api/ai/terms/:id/decision": { for: "admin", does: "Decide about a proposed term" },
  },
  settings: [
    declareSetting({ key: "ai", model: model.AiUse, standard: aiStandards.use }),
    ...providerIds.map((id) =>
      declareSetting({ key: `ai.${id}`, model: model.AiConnection, standard: aiStandards[id] }),
    ),
  ],
  answers: { usesAi, cvModel, readCvByModel },
  workers: [readSteadily],
  health: {
    waiting: { queue: "readings", count: async (app) => (await status(app)).waiting },
  },
  models: [providersModels, model],
});

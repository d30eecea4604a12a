/** Where an AI model can be asked: by three protocols, each with one connection. */
export const providerIds = ["openai", "anthropic", "ollama"] as const;
export type ProviderId = (typeof providerIds)[number];

/** What each group of the settings holds, specification §7; a group comes with the first screen that uses it. */
export const groups = {
  ai: ["ai", "ai.openai", "ai.anthropic", "ai.ollama"],
  rates: ["rates"],
  agency: ["agency"],
} as const;
export type GroupName = keyof typeof groups;

/** A margin in percent of what is billed, a fee in percent of a year's pay. */
export const rateAims = { targetMargin: 22, floorMargin: 12, targetFee: 25, floorFee: 15 };

const connection = { model: "", timeoutSeconds: 60, centsPerMillionIn: 0, centsPerMillionOut: 0 };

/** What holds until an administrator says otherwise: nobody is asked anything. */
export const defaults = {
  ai: {
    provider: null,
    isPaused: false,
    monthly: { requests: 2000, tokens: 20_000_000, cents: 1000 },
  },
  rates: { ...rateAims, employerPercent: {} },
  agency: { name: "", address: "", vatNumber: "", kvkNumber: "", email: "" },
  "ai.openai": { ...connection, baseUrl: "https://api.openai.com/v1" },
  "ai.anthropic": { ...connection, baseUrl: "https://api.anthropic.com" },
  "ai.ollama": { ...connection, baseUrl: "http://127.0.0.1:11434", timeoutSeconds: 180 },
} as const;

/** A key shows its last characters only if enough of it stays hidden. */
export const hintLength = 4;
export const hintFrom = 16;

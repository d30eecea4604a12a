/** Where an AI model can be asked: by three protocols, each with one connection. */
export const providerIds = ["openai", "anthropic", "ollama"] as const;
export type ProviderId = (typeof providerIds)[number];

/** What became of a term that the taxonomy lacks; an accepted one is a wish for its next version. */
export const proposalStates = ["open", "accepted", "dismissed"] as const;
export type ProposalState = (typeof proposalStates)[number];

/** Ads read in one go, before the server looks again whether it should go on. */
export const batchSize = 10;
/** An ad that a model could not answer about is tried again this often, and not before this long. */
export const maxAttempts = 3;
export const tryAgainMs = 60 * 60 * 1000;

const minute = 60_000;
const longestWaitMs = 6 * 60 * minute;

/** How long a provider in trouble is left alone: as long as it wishes, or twice as long each time. */
export const waitAfter = (failures: number, wishedMs: number | null): number =>
  Math.min(longestWaitMs, Math.max(wishedMs ?? 0, minute * 2 ** Math.min(failures - 1, 10)));

/** An answer is kept this long, so that a text that comes back is not paid for twice. */
export const answersKeptDays = 90;

/** A millionth of a cent: what one token costs at one cent per million. */
export const microcents = 1_000_000;

/** Counts change all day; no model is asked to word them anew before this long. */
export const wordedEveryMs = 30 * minute;
export const wordingsKeptDays = 7;

const connection = { model: "", timeoutSeconds: 60, centsPerMillionIn: 0, centsPerMillionOut: 0 };

/** What holds until an administrator says otherwise: nobody is asked anything. */
export const aiStandards = {
  use: {
    provider: null,
    isPaused: false,
    readsCvs: false,
    monthly: { requests: 2000, tokens: 20_000_000, cents: 1000 },
  },
  openai: { ...connection, baseUrl: "https://api.openai.com/v1" },
  anthropic: { ...connection, baseUrl: "https://api.anthropic.com" },
  ollama: { ...connection, baseUrl: "http://127.0.0.1:11434", timeoutSeconds: 180 },
};

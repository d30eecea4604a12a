import type { Policy } from "@/src/http/policy";

/** What those without an account open, and what the office puts there. */
export const published: Policy = {};

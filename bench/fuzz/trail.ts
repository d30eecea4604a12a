import type { Trail } from "./walk";

/** What changes something and leaves no line at once, and why. */
const silent: Record<string, string> = {
  "PUT /api/dashboard/layout": "only how one's own screen looks",
  "DELETE /api/dashboard/layout": "only how one's own screen looks",
  "POST /api/gdpr/exports": "written down once the archive is made",
};

/** What does two things in one call, so that the trail names both. */
const twofold: Record<string, string> = {
  "PATCH /api/users/:id": "a role and whether the account is open",
  "POST /api/gdpr/data-deletion": "the request and the restriction",
  "DELETE /api/gdpr/erasures/:id": "the end of the request and of the restriction",
  "POST /api/gdpr/erasures/:id/refusal": "the end of the request and of the restriction",
  "POST /api/crm/interviews/:id/complete": "the interview and that somebody spoke with the person",
  "POST /api/crm/communications": "the message and that somebody was in touch with the person",
  "POST /api/applications": "the application and where the person stands",
};

/** Calls that changed something without a line, or left more lines than deeds were done. */
export function wrongTrails(trail: Trail): string[] {
  return [...trail].flatMap(([route, { lines, silent: unsaid }]) => [
    ...(unsaid > 0 && !(route in silent) ? [`${route} changes without a line`] : []),
    ...(Math.max(...lines) > (route in twofold ? 2 : 1) ? [`${route} leaves ${[...lines]}`] : []),
  ]);
}

/** How often exactly one line was left where anything was changed. */
export const toldOnce = (trail: Trail) =>
  [...trail].filter(([, { lines }]) => lines.has(1) && Math.max(...lines) === 1).length;

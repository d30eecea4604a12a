/** The light beside a notice. */
export const noticeTone = { ok: "ok", destructive: "bad", neutral: "primary" } as const;

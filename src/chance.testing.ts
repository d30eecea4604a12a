import fc from "fast-check";

// The same cases in every run, so that a red one can be looked at again; CHANCE=7 tries others.
fc.configureGlobal({ seed: Number(Bun.env.CHANCE ?? 2026) });

import fc from "fast-check";

// A fixed seed for property tests, so that a failure can be reproduced; CHANCE=7 draws other cases.
fc.configureGlobal({ seed: Number(Bun.env.CHANCE ?? 2026) });

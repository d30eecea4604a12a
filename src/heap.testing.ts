/**
 * Preloaded by `bun test`: Elysia has the whole heap gone through whenever it has made a server, and a process of tests
 * makes hundreds of those. Whoever measures memory still forces it.
 */
const goThrough = Bun.gc;
Bun.gc = (isForced) => {
  if (isForced) goThrough?.(true);
};

export {};

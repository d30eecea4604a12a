type Claims = { sid?: unknown; iat?: unknown; exp?: number | string };

const mostTokens = 2000;

/**
 * Proves the signature of a token once: it cannot become another one. When it ends is asked each time, and whether
 * its session is still open is asked of the database.
 */
export function rememberingTokens<Proven extends Claims>() {
  const known = new Map<string, Proven>();
  return async (token: string, verify: (token: string) => Promise<Proven | false>) => {
    const remembered = known.get(token);
    if (remembered && Number(remembered.exp) * 1000 > Date.now()) return remembered;
    known.delete(token);
    const proven = await verify(token);
    if (!proven) return false;
    const [oldest] = known.size >= mostTokens ? known.keys() : [];
    if (oldest) known.delete(oldest);
    known.set(token, proven);
    return proven;
  };
}

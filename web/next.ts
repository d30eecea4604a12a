/** Where to go after signing in: the wanted address if it is a page of this product, else the dashboard. */
export function nextPage(address: string): string {
  const { origin, searchParams } = new URL(address);
  const next = searchParams.get("next");
  if (!next?.startsWith("/") || !URL.canParse(next, origin)) return "/";
  const wanted = new URL(next, origin);
  if (wanted.origin !== origin || /^\/(auth|api)(\/|$)/.test(wanted.pathname)) return "/";
  return wanted.pathname + wanted.search + wanted.hash;
}

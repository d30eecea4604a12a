type Context = { request: Request; set: { headers: Record<string, string | number> } };
type Page = { total?: number; next: string | null };

/** A page of a list with its headers: how many there are in all, and where the following page is. */
export function listed<Found extends Page>({ request, set }: Context, page: Found): Found {
  if (page.total !== undefined) set.headers["x-total-count"] = String(page.total);
  if (page.next) set.headers.link = `<${nextAddress(request, page.next)}>; rel="next"`;
  return page;
}

function nextAddress({ url }: Request, cursor: string): string {
  const { pathname, searchParams } = new URL(url);
  searchParams.set("cursor", cursor);
  return `${pathname}?${searchParams}`;
}

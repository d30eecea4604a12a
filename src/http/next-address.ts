/** Where the following page of a list is, for its `Link` header. */
export function nextAddress({ url }: Request, cursor: string): string {
  const { pathname, searchParams } = new URL(url);
  searchParams.set("cursor", cursor);
  return `${pathname}?${searchParams}`;
}

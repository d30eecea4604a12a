/** The token that a program brings along; a browser never sends one by itself, so no foreign page can. */
export const bearerOf = ({ headers }: Request): string | null =>
  /^Bearer +([\w.~+/-]{1,200})=*$/i.exec(headers.get("authorization") ?? "")?.[1] ?? null;

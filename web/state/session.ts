import { queryOptions, useQuery } from "@tanstack/react-query";
import { atom } from "jotai";
import type { User } from "@/modules/platform/accounts/model";
import { isApiError, fetchJson } from "../api";
import { sessionKey } from "./query-keys";

/** Who is signed in, or null; the document carries the first answer, so that the first paint knows. */
export const session = queryOptions({
  queryKey: sessionKey,
  queryFn: async (): Promise<User | null> => {
    try {
      return (await fetchJson("/api/auth/user")) as User;
    } catch (error) {
      if (isApiError(error) && error.status === 401) return null;
      throw error;
    }
  },
});

/** The signed-in person; only for what is shown after signing in. */
export const useUser = (): User | null => useQuery(session).data ?? null;

/** The session that the server wrote into the document, or undefined where it wrote none. */
export function embeddedSession(): User | null | undefined {
  const text = document.getElementById("session")?.textContent;
  return text ? (JSON.parse(text) as User | null) : undefined;
}

/** Under which name a tab keeps what is half written; it goes when somebody signs out. */
export const storedTextsKey = "coldaisle.texts";

export type Density = User["density"];

/** How close the rows of every list stand. */
export const densityAtom = atom<Density>(embeddedSession()?.density ?? "cozy");

/** First and last name, else the address, else the word for a nameless administrator. */
export const nameOf = (user: Pick<User, "firstName" | "lastName" | "email">, fallback: string) =>
  `${user.firstName} ${user.lastName}`.trim() || user.email || fallback;

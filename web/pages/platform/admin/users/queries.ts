import { queryOptions } from "@tanstack/react-query";
import { api, ok } from "@/web/api";
import { invitationsKey, usersKey } from "@/web/state/query-keys";

export const everybody = queryOptions({
  queryKey: usersKey,
  queryFn: () => ok(api.users.get()),
  staleTime: 0,
});

export const invitations = queryOptions({
  queryKey: invitationsKey,
  queryFn: () => ok(api.invitations.get()),
  staleTime: 0,
});

export const belongingsOf = (id: string) =>
  queryOptions({
    queryKey: [...usersKey, id, "belongings"],
    queryFn: () => ok(api.users({ id }).belongings.get()),
    staleTime: 0,
  });

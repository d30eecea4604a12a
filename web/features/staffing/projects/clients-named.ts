import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { clientChoices } from "./queries";

/**
 * The clients that complete what is typed. One is chosen by its whole name, also by whoever wrote it before the choices
 * came: they may arrive after the last letter.
 */
export function useClientsNamed(typed: string, chosen: string, choose: (id: string) => void) {
  const { data: clients = [] } = useQuery(clientChoices(typed.trim()));
  const meant = chosen ? undefined : clients.find(({ name }) => name === typed)?.id;
  useEffect(() => {
    if (meant) choose(meant);
  }, [meant]);
  return clients;
}

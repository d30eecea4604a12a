import { useQueries } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { TemplateLanguage } from "@/modules/engagement/communications/rules";
import { api, ok } from "@/web/api";
import { useDeed } from "@/web/features/records/core/use-deed";
import { communicationsKey, timelineKey } from "@/web/state/query-keys";
import { recipientsOf } from "../queries";

/** Somebody at a client, with the address that is written to. */
export type Addressee = { clientId: string; name: string; email: string };

/** To whom it goes: nobody to whom mail came back or who asked for none in bulk, and no address twice. */
export function useAddressees(people: readonly Addressee[]) {
  const clientIds = [...new Set(people.map(({ clientId }) => clientId))];
  const answers = useQueries({
    queries: clientIds.map((id) => recipientsOf({ kind: "client", id })),
  });
  const warned = new Set(
    answers.flatMap(({ data = [] }) =>
      data.flatMap(({ address, warning }) => (address && warning ? [address.toLowerCase()] : [])),
    ),
  );
  const once = new Map(people.map((it) => [it.email.toLowerCase(), it]));
  const reached = [...once].flatMap(([address, it]) => (warned.has(address) ? [] : [it]));
  return {
    reached,
    leftOut: people.length - reached.length,
    isKnown: answers.every(({ isSuccess }) => isSuccess),
  };
}

type Letter = { language: TemplateLanguage; subject: string; content: string };
type Posting = { to: readonly Addressee[]; letter: Letter };

/**
 * Each gets a message of their own, with its gaps filled; what has not left yet is held back by the way back. Whoever got
 * theirs before one failed gets no second when it is tried again.
 */
export function usePostingMany(onDone: () => void) {
  const t = useTranslations("communications.many");
  const [sentTo] = useState(() => new Map<string, string>());
  return useDeed({
    act: async ({ to, letter }: Posting) => {
      for (const person of to)
        if (!sentTo.has(person.email)) sentTo.set(person.email, await sent(person, letter));
      onDone();
      return [...sentTo.values()];
    },
    back: async (ids) => {
      for (const id of ids) await ok(api.crm.communications({ id }).sending.delete());
    },
    said: ({ length: count }) => t("sent", { count }),
    failed: t("failed"),
    keys: [communicationsKey, timelineKey],
  });
}

async function sent({ clientId, name, email }: Addressee, letter: Letter): Promise<string> {
  const about = { entityType: "client" as const, entityId: clientId, contactName: name };
  const { subject, content } = await ok(
    api.crm.communications.preview.post({ ...about, ...letter, to: email }),
  );
  const { id } = await ok(
    api.crm.communications.post({
      ...about,
      type: "email",
      direction: "out",
      to: email,
      subject,
      content,
      audience: "own",
      isSent: true,
      fileIds: [],
    }),
  );
  return id;
}

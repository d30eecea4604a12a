import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { Link } from "react-router-dom";
import { useFormatter, useTranslations } from "use-intl";
import type { Communication } from "@/modules/engagement/communications/model";
import { Read } from "@/web/features/records/core/read";
import { threadOf } from "../queries";
import { MessageItem } from "./message-item";
import { answering, quoteOf } from "../quoted";
import { WriteDialog } from "../write";
import type { NamedAbout, Opening } from "../write/draft";

type Props = {
  id: string;
  /** Whether the record it is about goes without saying. */
  isAtRecord: boolean;
};

/** A conversation from its beginning on, and the way to answer. */
export function Thread({ id, isAtRecord }: Props) {
  const t = useTranslations("communications.thread");
  const query = useQuery(threadOf(id));
  const [answered, answer] = useState<Communication | null>(null);
  const openingOf = useAnswer();
  return (
    <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
      {(messages) => (
        <div className="grid gap-3">
          {!isAtRecord && <RecordLink message={messages.at(-1)} />}
          <ol aria-label={t("label")} className="grid gap-3">
            {messages.map((message) => (
              <MessageItem
                key={message.id}
                message={message}
                onReply={aboutOf(message) ? () => answer(message) : undefined}
              />
            ))}
          </ol>
          <Suspense>
            {answered && <WriteDialog opening={openingOf(answered)} onClose={() => answer(null)} />}
          </Suspense>
        </div>
      )}
    </Read>
  );
}

function RecordLink({ message }: { message: Communication | undefined }) {
  const t = useTranslations("communications.thread");
  const about = message && aboutOf(message);
  if (!about) return null;
  return (
    <Link
      to={`/${about.kind}s/${about.id}?tab=messages`}
      className="inline-flex min-h-[24px] items-center justify-self-start text-sm text-primary-ink hover:underline"
    >
      {t("about", { name: about.name })}
    </Link>
  );
}

const aboutOf = ({ entityType, entityId, entityName }: Communication): NamedAbout | null =>
  entityType && entityId && entityName
    ? { kind: entityType, id: entityId, name: entityName }
    : null;

/** An answer as it begins: to whoever wrote, with their words below. */
function useAnswer() {
  const t = useTranslations("communications.write");
  const format = useFormatter();
  return (message: Communication): Opening => {
    const { id, contactName, contactAddress, subject, content, timestamp } = message;
    const when = format.dateTime(new Date(timestamp), { dateStyle: "long", timeStyle: "short" });
    const name = contactName || contactAddress || message.entityName;
    return {
      type: "email",
      about: aboutOf(message) ?? undefined,
      to: contactAddress,
      contactName,
      subject: answering(subject),
      quote: quoteOf(content, t("quote", { when, name })),
      inReplyTo: id,
    };
  };
}

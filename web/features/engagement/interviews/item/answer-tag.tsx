import { useTranslations } from "use-intl";
import type { InvitationAnswer } from "@/modules/engagement/interviews/rules";
import { Tag } from "@/web/ui/tag";

const tones = { accepted: "ok", declined: "bad", tentative: "warn" } as const;

/** What somebody's calendar answered to the invitation; nothing as long as it has not. */
export function AnswerTag({ answer }: { answer: InvitationAnswer | null }) {
  const t = useTranslations("crm.answers");
  return answer && <Tag tone={tones[answer]}>{t(answer)}</Tag>;
}

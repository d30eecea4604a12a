import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Check, RotateCcw, X } from "lucide-react";
import { useSetAtom } from "jotai";
import { useTranslations } from "use-intl";
import type { TermProposal } from "@/modules/market/ai-enrichment/model";
import type { ProposalState } from "@/modules/market/ai-enrichment/rules";
import { api, ok } from "@/web/api";
import { useErrorText } from "@/web/i18n/server-texts";
import { notifyAtom } from "@/web/state/notices";
import { IconButton } from "@/web/ui/icon-button";
import { Tag } from "@/web/ui/tag";

/** One term with the words it was read from, and what can be decided about it. */
export function TermLine({ term }: { term: TermProposal }) {
  const t = useTranslations("admin.terms");
  const { label, kind, quote, count, state } = term;
  const decide = useDecision(term);
  const choices = [
    { to: "accepted" as const, icon: Check, name: t("accept", { label }) },
    { to: "dismissed" as const, icon: X, name: t("dismiss", { label }) },
    { to: "open" as const, icon: RotateCcw, name: t("reopen", { label }) },
  ].filter(({ to }) => (state === "open" ? to !== "open" : to === "open"));
  return (
    <li className="flex items-center gap-3 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 text-sm font-medium text-ink">
          {label}
          <Tag hasLed={false}>{kindName(kind, t)}</Tag>
          <span className="num text-xs font-normal text-ink-3">{t("ads", { count })}</span>
        </p>
        <p className="mt-0.5 text-xs break-words text-ink-2">“{quote}”</p>
      </div>
      {choices.map(({ to, icon, name }) => (
        <IconButton
          key={to}
          icon={icon}
          label={name}
          disabled={decide.isPending}
          onClick={() => decide.mutate(to)}
        />
      ))}
    </li>
  );
}

function kindName(kind: string, t: ReturnType<typeof useTranslations<"admin.terms">>): string {
  if (kind === "certificate") return t("kinds.certificate");
  return kind === "system" ? t("kinds.system") : t("kinds.skill");
}

/** Decides, with the way back in the notice. */
function useDecision({ id, label, state }: TermProposal) {
  const t = useTranslations("admin.terms");
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const refusalOf = useErrorText();
  const decide = async (to: ProposalState) => {
    await ok(api.ai.terms({ id }).decision.post({ state: to }));
    await queries.invalidateQueries({ queryKey: ["/api/ai/terms"] });
  };
  return useMutation({
    mutationFn: decide,
    onSuccess: (_, to) =>
      notify({ title: t(`decided.${to}`, { label }), tone: "ok", undo: () => decide(state) }),
    onError: (error) =>
      notify({ title: t("notDecided"), description: refusalOf(error), tone: "destructive" }),
  });
}

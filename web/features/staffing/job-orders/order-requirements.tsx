import { useQuery } from "@tanstack/react-query";
import type { Need } from "@/modules/knowledge/analysis/rules";
import { catalogue } from "@/web/features/crm/candidates/queries-catalogue";
import { AddRequirement } from "@/web/features/market/jobs/requirements/add-requirement";
import { RequirementChips } from "@/web/features/market/jobs/requirements/requirement-chips";
import {
  isSame,
  requirementsOf,
  type Said,
  useChoices,
} from "@/web/features/market/jobs/requirements/requirements";
import { useDebounced } from "@/web/shared/hooks/use-debounced";
import { readRequirements } from "./queries";
import type { OrderForm } from "./values";

type Props = { form: OrderForm; change: (part: Partial<OrderForm>) => void };

const pauseMs = 400;

/** What was read in the pasted words so far; a chip corrects it before the job is kept. */
export function OrderRequirements({ form: { title, description, corrections }, change }: Props) {
  const words = [useDebounced(title, pauseMs), useDebounced(description, pauseMs)] as const;
  const { data } = useQuery(readRequirements(...words));
  const choices = useChoices(useQuery(catalogue).data);
  const facts = description.trim() === "" ? [] : (data?.facts ?? []);
  const say = ({ kind, id }: Said, asks: Need | null) => {
    const others = corrections.filter((it) => !isSame(it, { kind, id }));
    change({ corrections: asks ? [...others, { kind, id, asks }] : others });
  };
  return (
    <div className="grid gap-3">
      <div aria-live="polite" className="grid gap-3">
        <RequirementChips requirements={requirementsOf(facts, corrections, choices)} onSay={say} />
      </div>
      <AddRequirement choices={choices} onAdd={(choice) => say(choice, "required")} />
    </div>
  );
}

import { useQuery } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { handleOf } from "@/web/features/records/core/notes/mentions";
import { colleagues } from "@/web/features/records/core/queries";
import { LazyMenu } from "@/web/ui/lazy-menu";

type Props = {
  label: string;
  /** What the entry for no one is called. */
  nobody: string;
  trigger: ComponentProps<typeof LazyMenu>["trigger"];
  onChoose: (userId: string | null) => void;
};

/** One of the colleagues, or no one. */
export function ColleagueMenu({ label, nobody, trigger, onChoose }: Props) {
  const { data: people = [] } = useQuery(colleagues);
  const entries = people.map((person) => ({
    label: handleOf(person, people),
    onSelect: () => onChoose(person.id),
  }));
  const none = { label: nobody, onSelect: () => onChoose(null) };
  return <LazyMenu label={label} entries={[...entries, none]} trigger={trigger} />;
}

import { useTranslations } from "use-intl";
import { knownStages, type Stage } from "@/modules/staffing/projects/rules";

/** What a stage of a board is called: by its own name, else as its id is translated. */
export function useStageName(): (stage: Pick<Stage, "id" | "name">) => string {
  const t = useTranslations("projectWork.stages");
  return ({ id, name }) => {
    const known = knownStages.find((it) => it === id);
    return name ?? (known ? t(known) : id);
  };
}

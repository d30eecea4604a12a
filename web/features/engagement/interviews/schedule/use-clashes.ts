import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { clashesOf } from "../queries";
import { isRight, wrongTime } from "./checks";
import { momentIn, type When } from "./draft";

type Asked = When & {
  candidateId: string | undefined;
  people: readonly string[];
  /** The interview that is moved itself. */
  except?: string;
};

/** Who is taken at the time that is being filled in. */
export function useClashes({ candidateId, people, except, ...when }: Asked) {
  const isKnown = isRight(wrongTime(when, new Date().toISOString()));
  const somebody = candidateId !== undefined || people.length > 0;
  const { data } = useQuery({
    ...clashesOf({
      ...(candidateId && { candidateId }),
      ...(except && { except }),
      // One value with commas, as the address takes it.
      people: [people.join(",")],
      scheduledAt: momentIn(when) ?? "",
      durationMinutes: Number(when.minutes),
    }),
    enabled: isKnown && somebody,
    placeholderData: keepPreviousData,
  });
  return isKnown && somebody ? (data ?? []) : [];
}

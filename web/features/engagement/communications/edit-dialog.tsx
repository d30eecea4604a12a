import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { Communication } from "@/modules/engagement/communications/model";
import { maxSubjectLength, maxWrittenLength } from "@/modules/engagement/communications/rules";
import { api, ok } from "@/web/api";
import { fieldOf, isoOf } from "@/web/features/records/core/tasks/due";
import { FormDialog } from "@/web/shared/forms/form-dialog";
import { TextAreaField } from "@/web/shared/forms/text-area-field";
import { TextField } from "@/web/shared/forms/text-field";
import { useDraft } from "@/web/shared/forms/use-draft";
import { useZone } from "@/web/shared/hooks/use-zone";
import { communicationsKey, timelineKey } from "@/web/state/query-keys";

type Props = { message: Communication; onClose: () => void };

/** Puts right what somebody wrote down of a call, a meeting or by itself. */
export function EditDialog({ message, onClose }: Props) {
  const t = useTranslations("communications");
  const zone = useZone();
  const [told, change] = useDraft(() => draftOf(message, zone));
  const save = useSaving(message, zone, onClose);
  return (
    <FormDialog
      title={t("edit.title")}
      submit={{ children: t("edit.save"), pending: save.isPending }}
      error={save.error}
      action={() => save.mutate(told)}
      onClose={onClose}
    >
      <TextField
        label={t("write.subject")}
        maxLength={maxSubjectLength}
        value={told.subject}
        onChange={(event) => change({ subject: event.target.value })}
      />
      <TextAreaField
        label={t(`write.content.${message.type}`)}
        rows={6}
        required
        maxLength={maxWrittenLength}
        value={told.content}
        onChange={(event) => change({ content: event.target.value })}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          type="datetime-local"
          label={t("write.when")}
          required
          value={told.when}
          onChange={(event) => change({ when: event.target.value })}
        />
        {message.type !== "note" && (
          <TextField
            type="number"
            inputMode="numeric"
            min={0}
            max={1440}
            label={t("write.minutes")}
            value={told.minutes}
            onChange={(event) => change({ minutes: event.target.value })}
          />
        )}
      </div>
    </FormDialog>
  );
}

const draftOf = (message: Communication, zone: string) => {
  const { subject, content, timestamp, durationMinutes } = message;
  return {
    subject,
    content,
    when: fieldOf(new Date(timestamp), zone),
    minutes: durationMinutes === null ? "" : String(durationMinutes),
  };
};

function useSaving({ id, version, timestamp }: Communication, zone: string, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ subject, content, when, minutes }: ReturnType<typeof draftOf>) => {
      // A field of minutes would cut off the seconds of a time that nobody changed.
      const moved = when === fieldOf(new Date(timestamp), zone) ? null : isoOf(when, zone);
      const durationMinutes = minutes === "" ? null : Math.round(Number(minutes));
      const changes = { version, subject, content, durationMinutes };
      return ok(
        api.crm.communications({ id }).patch({ ...changes, ...(moved && { timestamp: moved }) }),
      );
    },
    onSuccess: () => {
      for (const queryKey of [communicationsKey, timelineKey])
        void queries.invalidateQueries({ queryKey });
      onDone();
    },
  });
}

import { Download } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import type { SubjectRef } from "@/modules/privacy/gdpr/model";
import { api, ok } from "@/web/api";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { Checkbox } from "@/web/ui/checkbox";
import { useStep } from "../use-step";
import { nobody, PersonFields } from "./person-fields";
import { saveJson } from "./save-json";

/** A copy of all that is kept of somebody: at once as one file, or with their files as an archive. */
export function ExportForm() {
  const t = useTranslations("gdpr.export");
  const [person, setPerson] = useState(nobody);
  const [hasFiles, setHasFiles] = useState(false);
  const [isSent, setSent] = useState(false);
  const failed = { title: t("failedTitle"), text: t("failedText") };
  const file = useStep({
    act: async (ref: SubjectRef) => saveJson(await ok(api.gdpr["data-export"].post(ref))),
    done: () => ({ title: t("doneTitle"), text: t("doneText") }),
    failed,
  });
  const archive = useStep({
    act: (ref: SubjectRef) => ok(api.gdpr.exports.post(ref)),
    done: () => ({ title: t("orderedTitle"), text: t("orderedText") }),
    failed,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { entityType, picked } = person;
    setSent(!picked);
    // Specification §5: without an id and a type nothing is sent.
    if (picked) (hasFiles ? archive : file).mutate({ entityType, entityId: picked.id });
  };
  return (
    <Card title={t("title")}>
      <form onSubmit={submit} className="grid gap-4">
        <p className="text-sm text-ink-2">{t("text")}</p>
        <PersonFields person={person} onChange={setPerson} isMissing={isSent} />
        <Checkbox label={t("withFiles")} checked={hasFiles} onCheckedChange={setHasFiles} />
        <Button
          type="submit"
          look="primary"
          icon={Download}
          className="justify-self-start"
          pending={file.isPending || archive.isPending}
        >
          {t("action")}
        </Button>
      </form>
    </Card>
  );
}

import { Download } from "lucide-react";
import { type FormEvent, lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import type { SubjectRef, DeletionRequest } from "@/modules/privacy/gdpr/model";
import { api, ok } from "@/web/api";
import { useListState } from "@/web/shared/list/use-list-state";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { Checkbox } from "@/web/ui/checkbox";
import { useStep } from "../use-step";
import { ExportJobs } from "./export-jobs";
import { nobody, PersonFields } from "./identity/person-fields";
import { RequestList } from "./request-list";
import { maxReasonLength } from "@/modules/privacy/gdpr/rules";
import { useServerText } from "@/web/i18n/server-texts";
import { Field } from "@/web/ui/field";
import { Textarea } from "@/web/ui/input";

/** Somebody wants to be forgotten: from here on their data is only kept, and nothing is gone before a name is typed. */
function DeletionForm({ onRequested }: { onRequested: (id: string) => void }) {
  const t = useTranslations("gdpr.deletion");
  const say = useServerText();
  const [person, setPerson] = useState(nobody);
  const [reason, setReason] = useState("");
  const [isSent, setSent] = useState(false);
  const request = useStep({
    act: (asked: DeletionRequest) => ok(api.gdpr["data-deletion"].post(asked)),
    done: ({ message }) => ({ title: t("doneTitle"), text: say(message) }),
    failed: { title: t("failedTitle"), text: t("failedText") },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { entityType, picked } = person;
    const isWhole = picked !== null && reason.trim() !== "";
    setSent(!isWhole);
    if (!isWhole) return;
    const asked = { entityType, entityId: picked.id, reason: reason.trim() };
    request.mutate(asked, {
      onSuccess: ({ erasure }) => {
        setPerson(nobody);
        setReason("");
        onRequested(erasure.id);
      },
    });
  };
  return (
    <Card title={t("title")}>
      <form onSubmit={submit} className="grid gap-4">
        <p className="text-sm text-ink-2">{t("text")}</p>
        <PersonFields person={person} onChange={setPerson} isMissing={isSent} />
        <Field
          label={t("reason")}
          error={isSent && reason.trim() === "" ? say("Required") : undefined}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={maxReasonLength}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
        <Button
          type="submit"
          look="danger"
          className="justify-self-start"
          pending={request.isPending}
        >
          {t("action")}
        </Button>
      </form>
    </Card>
  );
}

const RequestDialog = lazy(() => import("./request-dialog"));
const keys = ["request", "show"] as const;

/** Who asks for their data or wants it gone, and how far each of them is. */
export function RequestsTab() {
  const t = useTranslations("gdpr.requests");
  const mayAsk = useHasRole("recruiter");
  // All that is kept of somebody includes what colleagues wrote in private.
  const mayExport = useHasRole("admin");
  const { values, change } = useListState(keys);
  const open = (request: string | undefined) => change({ request });
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      {mayAsk ? (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
          {mayExport && <ExportForm />}
          <DeletionForm onRequested={open} />
        </div>
      ) : (
        <p className="text-sm text-ink-2">{t("onlyRead")}</p>
      )}
      {mayExport && <ExportJobs />}
      <RequestList show={values.show} onShow={(show) => change({ show })} onOpen={open} />
      {values.request && mayAsk && (
        <Suspense>
          <RequestDialog id={values.request} onClose={() => open(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

/** A copy of all that is kept of somebody: at once as one file, or with their files as an archive. */
function ExportForm() {
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

/** Hands a document to the browser as a download, under the name it came with. */
function saveJson<Content extends { fileName: string }>(content: Content): Content {
  const blob = new Blob([JSON.stringify(content, null, 2)], { type: "application/json" });
  const address = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement("a"), {
    href: address,
    download: content.fileName,
  });
  link.click();
  URL.revokeObjectURL(address);
  return content;
}

export { RequestsTab as Component };

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { Accepted, DeploymentRecord } from "@/modules/staffing/deployments/model";
import { clientRecord } from "@/web/features/crm/clients/queries";
import { acceptedPeople, overlapsOf } from "@/web/features/staffing/deployments/queries";
import { FormSection } from "@/web/shared/record/form/section";
import { Button } from "@/web/ui/button";
import { Field } from "@/web/ui/field";
import { Textarea } from "@/web/ui/input";
import { Text, useForm, useWatched } from "./parts";
import { PlaceFields } from "./place-fields";
import { RateFields } from "./rate-fields";
import { useBeginning } from "./use-beginning";
import { valuesOf } from "./values";
import { Link } from "react-router-dom";
import { usePeriod } from "@/web/features/staffing/deployments/words";
import { Banner } from "@/web/ui/banner";

const day = /^\d{4}-\d\d-\d\d$/;

/** Where else the person is in these days; going on needs the reason why both are possible. */
function OverlapWarning({ except }: { except: string | undefined }) {
  const t = useTranslations("deployments");
  const periodOf = usePeriod();
  const form = useForm();
  const asked = useWatched(["candidateId", "startDate", "endDate"], () => {
    const { candidateId, startDate, endDate } = form.getValues();
    return [candidateId?.id ?? "", startDate, endDate].join(" ");
  });
  const [candidateId = "", startDate = "", endDate = ""] = asked.split(" ");
  const days = {
    candidateId,
    startDate,
    ...(day.test(endDate) && { endDate }),
    ...(except && { except }),
  };
  const isAsked = candidateId !== "" && day.test(startDate);
  const { data: others = [] } = useQuery({ ...overlapsOf(days), enabled: isAsked });
  if (!isAsked || others.length === 0) return null;
  return (
    <>
      <Banner tone="warn">
        <p className="font-medium">{t("overlap.title")}</p>
        <ul className="mt-1 grid gap-0.5 text-xs">
          {others.map((it) => (
            <li key={it.id}>
              <Link
                to={`/deployments/${it.id}`}
                target="_blank"
                className="font-medium underline underline-offset-2"
              >
                {it.number} {it.clientName}
              </Link>{" "}
              · {it.position} · {periodOf(it)}
            </li>
          ))}
        </ul>
      </Banner>
      <Text name="partTimeReason" />
    </>
  );
}

type Props = { deployment: DeploymentRecord | undefined };

/** The whole form in the order in which one plans a deployment. */
export function FormSections({ deployment }: Props) {
  const t = useTranslations("deployments.form");
  useBeginning(deployment === undefined);
  // What has begun is asked for anew, beside the form.
  const isPlanned = deployment === undefined || deployment.status === "scheduled";
  return (
    <>
      {!deployment && <AcceptedPeople />}
      <FormSection title={t("who")}>
        <PlaceFields isPlanned={isPlanned} />
      </FormSection>
      {isPlanned && (
        <FormSection title={t("when")}>
          <div className="grid gap-4 sm:grid-cols-2">
            <Text name="startDate" type="date" />
            <Text name="endDate" type="date" />
          </div>
          <OverlapWarning except={deployment?.id} />
        </FormSection>
      )}
      {isPlanned && (
        <FormSection title={t("rates")}>
          <RateFields />
        </FormSection>
      )}
      <Notes />
    </>
  );
}

function Notes() {
  const t = useTranslations("deployments.fields");
  const { register } = useForm();
  return (
    <Field label={t("notes")}>
      {(control) => <Textarea {...control} {...register("notes")} maxLength={4000} />}
    </Field>
  );
}

/** Who was chosen and works nowhere for it yet: one press fills in what is known. */
function AcceptedPeople() {
  const t = useTranslations("deployments.form");
  const form = useForm();
  const queries = useQueryClient();
  const { data: people = [] } = useQuery(acceptedPeople);
  const fill = async (it: Accepted) => {
    for (const [name, value] of Object.entries(valuesOf(it))) {
      form.setValue(name as "position", value as string, { shouldDirty: true });
    }
    if (!it.clientId) return;
    const { id, name } = await queries.fetchQuery(clientRecord(it.clientId));
    form.setValue("clientId", { id, name }, { shouldDirty: true });
  };
  if (people.length === 0) return null;
  return (
    <fieldset className="grid gap-2">
      <legend className="eyebrow mb-2">{t("accepted")}</legend>
      <ul className="flex max-h-[118px] flex-wrap gap-2 overflow-y-auto">
        {people.map((it) => (
          <li key={`${it.candidateId} ${it.projectId ?? it.applicationId}`} className="max-w-full">
            <Button size="sm" className="max-w-full" onClick={() => void fill(it)}>
              <span className="truncate">
                {it.candidateName} · {it.projectName ?? it.position}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

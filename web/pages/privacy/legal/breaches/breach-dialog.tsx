import { useTranslations } from "use-intl";
import type { Breach } from "@/modules/privacy/breaches/model";
import {
  isLate,
  maxTitleLength,
  maxWordsLength,
  risks,
  type Risk,
} from "@/modules/privacy/breaches/rules";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { FormDialog } from "@/web/shared/forms/form-dialog";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextAreaField } from "@/web/shared/forms/text-area-field";
import { TextField } from "@/web/shared/forms/text-field";
import { useDraft } from "@/web/shared/forms/use-draft";
import { useZone } from "@/web/shared/hooks/use-zone";
import { breachesKey } from "@/web/state/query-keys";
import { noneOr } from "@/web/ui/select";
import { MomentField } from "./moment-field";
import { momentOf, wallOf } from "@/src/calendar";

const texts = [
  "title",
  "what",
  "dataKinds",
  "consequences",
  "measures",
  "riskReason",
  "reference",
  "lateReason",
  "notToldReason",
] as const;
const moments = ["discoveredAt", "notifiedAt", "toldAt"] as const;

type TextName = (typeof texts)[number];
type MomentName = (typeof moments)[number];
type Draft = Record<TextName | MomentName, string> & { risk: Risk | ""; people: string };

/** A breach as its form shows it, by the reader's clock. */
function draftOf(breach: Breach, zone: string): Draft {
  const wall = (at: string | null) => (at ? wallOf(at, zone) : "");
  const { title, what, dataKinds, consequences, measures, riskReason } = breach;
  return {
    title,
    what: what ?? "",
    dataKinds: dataKinds ?? "",
    consequences: consequences ?? "",
    measures: measures ?? "",
    riskReason: riskReason ?? "",
    reference: breach.reference ?? "",
    lateReason: breach.lateReason ?? "",
    notToldReason: breach.notToldReason ?? "",
    discoveredAt: wall(breach.discoveredAt),
    notifiedAt: wall(breach.notifiedAt),
    toldAt: wall(breach.toldAt),
    risk: breach.risk ?? "",
    people: breach.people === null ? "" : String(breach.people),
  };
}

/** What is sent of it. */
function inputOf({ risk, people, ...draft }: Draft, zone: string) {
  const moment = (wall: string) => (wall ? (momentOf(wall, zone) ?? wall) : null);
  return {
    ...draft,
    discoveredAt: momentOf(draft.discoveredAt, zone) ?? draft.discoveredAt,
    notifiedAt: moment(draft.notifiedAt),
    toldAt: moment(draft.toldAt),
    risk: risk || null,
    people: people === "" ? null : Number(people),
  };
}

/** Everything that is known of it, in the order of the steps. */
export function BreachDialog({ breach, onClose }: { breach: Breach; onClose: () => void }) {
  const t = useTranslations("legal.breaches");
  const tLegal = useTranslations("legal");
  const zone = useZone();
  const [draft, change] = useDraft(() => draftOf(breach, zone));
  const { id, version, number } = breach;
  const save = useUndoableMutation({
    run: () => ok(api.breaches({ id }).patch({ ...inputOf(draft, zone), version })),
    failure: tLegal("notSaved"),
    keys: [breachesKey],
  });
  return (
    <FormDialog
      size="lg"
      title={t("editOf", { number })}
      description={t("noNames")}
      submit={{ children: tLegal("save"), pending: save.isPending }}
      error={save.error}
      action={() => save.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Known draft={draft} change={change} />
      <Assessed draft={draft} change={change} />
      <Told draft={draft} change={change} />
    </FormDialog>
  );
}

type Props = { draft: Draft; change: (part: Partial<Draft>) => void };

/** The same three kinds of controls, each bound to one part of the draft. */
function useControls({ draft, change }: Props) {
  const t = useTranslations("legal.breaches.fields");
  return {
    words: (field: TextName) => ({
      label: t(field),
      maxLength: maxWordsLength,
      rows: 3,
      value: draft[field],
      onChange: ({ target }: { target: HTMLTextAreaElement }) => change({ [field]: target.value }),
    }),
    line: (field: TextName | "people") => ({
      label: t(field),
      value: draft[field],
      onChange: ({ target }: { target: HTMLInputElement }) => change({ [field]: target.value }),
    }),
    moment: (field: MomentName) => ({
      label: t(field),
      value: draft[field],
      onChange: (value: string) => change({ [field]: value }),
    }),
  };
}

function Known(props: Props) {
  const { words, line, moment } = useControls(props);
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <TextField {...line("title")} required maxLength={maxTitleLength} />
      <MomentField {...moment("discoveredAt")} required />
      <div className="sm:col-span-2">
        <TextAreaField {...words("what")} />
      </div>
      <TextAreaField {...words("dataKinds")} />
      <TextField {...line("people")} type="number" min={0} step={1} />
    </div>
  );
}

function Assessed(props: Props) {
  const { draft, change } = props;
  const t = useTranslations("legal.breaches");
  const { words } = useControls(props);
  const options = risks.map((value) => ({ value, label: t(`risks.${value}`) }));
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <TextAreaField {...words("consequences")} />
      <TextAreaField {...words("measures")} />
      <SelectField
        label={t("fields.risk")}
        options={noneOr(t("notAssessed"), options)}
        value={draft.risk}
        onValueChange={(risk) => change({ risk })}
      />
      {draft.risk !== "" && <TextAreaField {...words("riskReason")} required />}
    </div>
  );
}

function Told(props: Props) {
  const { draft } = props;
  const { words, line, moment } = useControls(props);
  const isTooLate = Boolean(draft.notifiedAt) && isLate(draft.discoveredAt, draft.notifiedAt);
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <MomentField {...moment("notifiedAt")} />
      <TextField {...line("reference")} maxLength={80} />
      {isTooLate && <TextAreaField {...words("lateReason")} required />}
      {draft.risk === "high" && (
        <>
          <MomentField {...moment("toldAt")} />
          {!draft.toldAt && <TextAreaField {...words("notToldReason")} />}
        </>
      )}
    </div>
  );
}

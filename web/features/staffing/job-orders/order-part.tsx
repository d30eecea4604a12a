import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { CircleCheck, Copy, Pencil, RotateCcw } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { useFormatter, useTranslations } from "use-intl";
import type { JobOrder } from "@/modules/staffing/job-orders/model";
import { api, ok } from "@/web/api";
import { useErrorText } from "@/web/i18n/server-texts";
import { useDate } from "@/web/shared/dates";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { useKeys } from "@/web/state/keys";
import { notifyAtom } from "@/web/state/notices";
import { jobsKey } from "@/web/state/query-keys";
import { HeadButton } from "@/web/shared/record/panel/head-button";
import { jobOrder } from "./queries";

const OrderDialog = lazy(() => import("./order-dialog"));

type Props = { jobId: string };

/** What a client agreed on with a job it asks for. */
export function OrderPart({ jobId }: Props) {
  const { data: order } = useQuery(jobOrder(jobId));
  return order ? <OrderLine order={order} /> : null;
}

/** What can be done with a job that a client asks for. */
export function OrderHeadActions({ jobId }: Props) {
  const { data: order } = useQuery(jobOrder(jobId));
  const mayEdit = useHasRole("recruiter");
  return order && mayEdit ? <OrderActions order={order} /> : null;
}

function OrderLine({ order }: { order: JobOrder }) {
  const t = useTranslations("jobs.order");
  const tAsked = useTranslations("jobs.demands");
  const format = useFormatter();
  const dayOf = useDate();
  const { rate, rateCurrency: currency, ratePeriod, seats, startsOn, contract } = order;
  const amount = rate && format.number(Number(rate), { style: "currency", currency });
  const said = [
    order.contactName,
    seats && t("seats", { count: seats }),
    amount && t("rateOf", { amount, period: t(`periods.${ratePeriod}`) }),
    startsOn && t("startsOn", { day: dayOf(startsOn) }),
    contract && tAsked(`contracts.${contract}`),
  ];
  return (
    <p className="text-sm text-ink-2">
      {order.clientId && (
        <Link to={`/clients/${order.clientId}`} className="font-medium text-ink underline">
          {order.clientName}
        </Link>
      )}
      {order.clientId && said.some(Boolean) && " · "}
      {said.filter(Boolean).join(" · ")}
    </p>
  );
}

function OrderActions({ order }: { order: JobOrder }) {
  const t = useTranslations("jobs.order");
  const [isEditing, setEditing] = useState(false);
  const turn = useTurning(order);
  const duplicate = useDuplicating();
  const close = () => setEditing(false);
  const edit = () => setEditing(true);
  const step = order.isOpen ? "close" : "reopen";
  const move = () => turn.mutate(step);
  useKeys("page", { e: edit, s: () => !turn.isPending && move() });
  return (
    <>
      <HeadButton icon={Pencil} label={t("edit")} shortcut="e" onClick={edit} />
      <HeadButton
        icon={Copy}
        label={t("duplicate")}
        pending={duplicate.isPending}
        onClick={() => duplicate.mutate(order.id)}
      />
      <HeadButton
        icon={order.isOpen ? CircleCheck : RotateCcw}
        label={t(step)}
        shortcut="s"
        pending={turn.isPending}
        onClick={move}
      />
      {isEditing && (
        <Suspense>
          <OrderDialog order={order} onSaved={close} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

type Step = "close" | "reopen";

const stepOf = (step: Step, { id, version }: Pick<JobOrder, "id" | "version">) =>
  ok(step === "close" ? api.jobs({ id }).close.post({ version }) : reopened(id, version));
const reopened = (id: string, version: number) => api.jobs({ id }).reopen.post({ version });

/** Closes or reopens at once, and offers the way back. */
function useTurning(order: JobOrder) {
  const t = useTranslations("jobs.order");
  const refusalOf = useErrorText();
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const refresh = () => queries.invalidateQueries({ queryKey: jobsKey });
  return useMutation({
    mutationFn: (step: Step) => stepOf(step, order),
    onSuccess: (after, step) => {
      const undo = async () => {
        await stepOf(step === "close" ? "reopen" : "close", after);
        await refresh();
      };
      notify({ title: t(`done.${step}`, { title: order.title }), tone: "ok", undo });
      return refresh();
    },
    onError: (error) =>
      notify({ title: t("failed"), description: refusalOf(error), tone: "destructive" }),
  });
}

/** The copy opens, because something about it is always different. */
function useDuplicating() {
  const t = useTranslations("jobs.order");
  const refusalOf = useErrorText();
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (id: string) => ok(api.jobs({ id }).duplicate.post()),
    onSuccess: ({ id, title, number }) => {
      notify({ title: t("duplicated", { title, number }), tone: "ok" });
      void navigate(`/jobs/${id}`);
      return queries.invalidateQueries({ queryKey: jobsKey });
    },
    onError: (error) =>
      notify({ title: t("failed"), description: refusalOf(error), tone: "destructive" }),
  });
}

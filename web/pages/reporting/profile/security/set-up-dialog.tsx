import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { SecondFactorOffer } from "@/modules/platform/accounts/model";
import { api, isApiError, ok } from "@/web/api";
import { Read } from "@/web/features/records/core/read";
import { FormDialog } from "@/web/shared/forms/form-dialog";
import { TextField } from "@/web/shared/forms/text-field";
import { ownFactorKey } from "@/web/state/query-keys";

type Props = { onCodes: (codes: string[]) => void; onClose: () => void };

/** The key for the app, drawn and to be typed; it counts once a code has shown that the app has it. */
export function SetUpDialog({ onCodes, onClose }: Props) {
  const t = useTranslations("accounts");
  const queries = useQueryClient();
  const [code, setCode] = useState("");
  const offer = useQuery({
    queryKey: [...ownFactorKey, "offer"],
    queryFn: () => ok(api.auth["second-factor"].post()),
    // Each asking makes another key: one that is read again, as all is after a lost connection, would replace the one in sight.
    staleTime: "static",
    gcTime: 0,
  });
  const confirm = useMutation({
    mutationFn: () => ok(api.auth["second-factor"].put({ code })),
    onSuccess: async ({ codes }) => {
      await queries.invalidateQueries({ queryKey: ownFactorKey, exact: true });
      onCodes(codes);
    },
  });
  const refused = isApiError(confirm.error) ? confirm.error.refusal.fields?.code : undefined;
  const words = { loading: t("security.setUp.loading"), failed: t("security.failedLoad") };
  return (
    <FormDialog
      title={t("security.setUp.title")}
      submit={{
        pending: confirm.isPending,
        disabled: !offer.data,
        children: t("security.setUp.confirm"),
      }}
      error={refused ? null : confirm.error}
      onClose={onClose}
      action={() => confirm.mutate()}
    >
      <Read query={offer} words={words}>
        {(found) => <Key offer={found} />}
      </Read>
      <TextField
        label={t("security.setUp.code")}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={refused}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="\s*\d{6}\s*"
        className="num"
        required
      />
    </FormDialog>
  );
}

/** Dark on white in either theme, because that is what cameras read. */
function Key({ offer: { secret, drawing } }: { offer: SecondFactorOffer }) {
  const t = useTranslations("accounts.security.setUp");
  return (
    <div className="grid gap-3 text-sm text-ink-2">
      <p>{t("scan")}</p>
      <svg
        role="img"
        aria-label={t("drawing")}
        viewBox={`0 0 ${drawing.size} ${drawing.size}`}
        shapeRendering="crispEdges"
        className="size-[208px] justify-self-center rounded-md border border-line bg-code-paper text-code-ink"
      >
        <path d={drawing.path} fill="currentColor" />
      </svg>
      <p>{t("typed")}</p>
      <p className="num rounded-md bg-sunken px-3 py-2 break-all text-ink select-all">
        {secret.match(/.{1,4}/g)?.join(" ")}
      </p>
    </div>
  );
}

import { queryOptions, useQuery } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import type { PortraitKind } from "@/modules/records/files/rules";
import { colourOf } from "@/modules/records/tags/rules";
import { api, ok } from "@/web/api";
import { batched } from "@/web/shared/list/batched";
import { filesKey } from "@/web/state/query-keys";
import { Avatar } from "@/web/ui/avatar";

const portraits = batched(
  (kind: PortraitKind, ids) => ok(api.files.portraits.get({ query: { kind, ids: [ids.join()] } })),
  ({ recordId }) => recordId,
);

/** The file that shows a record, null where there is none; rows drawn together are asked for together. */
export const portraitOf = (kind: PortraitKind, id: string) =>
  queryOptions({
    queryKey: [...filesKey, "portraits", kind, id],
    queryFn: async () => (await portraits(kind, id))[0]?.fileId ?? null,
    staleTime: 60_000,
  });

type Props = {
  kind: PortraitKind;
  /** Nobody's, while it is not known whose: the initials. */
  id: string | null;
  name: string;
  size?: ComponentProps<typeof Avatar>["size"];
};

/** The photo of a candidate or the logo of a client; the initials where there is none. */
export function RecordFace({ kind, id, name, size = "sm" }: Props) {
  const { data } = useQuery({ ...portraitOf(kind, id ?? ""), enabled: id !== null });
  return (
    <Avatar
      name={name}
      imageUrl={data && `/api/files/${data}/portrait`}
      size={size}
      hue={colourOf(name)}
      isLogo={kind === "client"}
    />
  );
}

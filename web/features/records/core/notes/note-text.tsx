import { piecesOf } from "@/modules/records/notes/rules";

type Props = { text: string; mentions: readonly { id: string; name: string }[] };

/** Words as they were typed, and people by the name they have now; nothing in it is ever markup. */
export const NoteText = ({ text, mentions }: Props) => (
  <p className="break-words whitespace-pre-wrap">
    {piecesOf(text).map((piece, n) =>
      "text" in piece ? (
        piece.text
      ) : (
        <span key={n} className="rounded-sm bg-primary-wash px-1 font-medium text-primary-ink">
          @{mentions.find(({ id }) => id === piece.userId)?.name}
        </span>
      ),
    )}
  </p>
);

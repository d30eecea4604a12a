import { type Block, blocksOf, type Run } from "@/modules/staffing/documents/rules";
import { cx } from "@/web/ui/cx";

/** A document as it will look on paper, near enough to judge it. */
export function Paper({ body, label }: { body: string; label: string }) {
  return (
    <section
      aria-label={label}
      className="grid gap-2 rounded-lg border border-line bg-raised p-6 text-sm leading-relaxed text-ink"
    >
      {blocksOf(body).map((block, n) => (
        <Drawn key={`${n} ${block.kind}`} block={block} label={label} />
      ))}
    </section>
  );
}

const looks = {
  title: "text-xl font-semibold",
  heading: "pt-2 font-semibold",
  text: "",
  item: "pl-4 before:-ml-3 before:pr-1.5 before:content-['•']",
};

function Drawn({ block, label }: { block: Block; label: string }) {
  if (block.kind === "table")
    return (
      <table aria-label={label} className="w-full text-left">
        <tbody>
          {block.rows.map((row, n) => (
            <tr key={n} className="border-b border-line">
              {row.map((cell, place) => (
                <td key={place} className="py-1 pr-3 align-top">
                  <Words runs={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    );
  if (block.kind === "signatures")
    return (
      <div className="flex flex-wrap gap-8 pt-10">
        {block.names.map((name) => (
          <p key={name} className="min-w-40 flex-1 border-t border-ink-3 pt-1 text-xs">
            {name}
          </p>
        ))}
      </div>
    );
  return (
    <p className={looks[block.kind]}>
      <Words runs={block.runs} />
    </p>
  );
}

/** A gap that is still open is seen. */
const Words = ({ runs }: { runs: Run[] }) =>
  runs.flatMap(({ text, isBold }, n) =>
    text.split(/(\{\{[^}]*\}\})/).map((part, place) => (
      <span
        key={`${n} ${place}`}
        className={cx(
          isBold && "font-semibold",
          part.startsWith("{{") && "rounded-sm bg-warn-wash px-1 text-warn",
        )}
      >
        {part}
      </span>
    )),
  );

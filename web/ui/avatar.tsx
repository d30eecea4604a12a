import { useState } from "react";

type Props = { name: string; imageUrl?: string | null };

/** The picture, or the initials where there is none or it cannot be loaded. */
export function Avatar({ name, imageUrl }: Props) {
  const [isBroken, setIsBroken] = useState(false);
  if (imageUrl && !isBroken) {
    return (
      <img
        src={imageUrl}
        alt=""
        onError={() => setIsBroken(true)}
        className="size-8 shrink-0 rounded-full object-cover"
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className="num grid size-8 shrink-0 place-items-center rounded-full bg-primary-wash text-2xs font-semibold text-primary-ink"
    >
      {initialsOf(name)}
    </span>
  );
}

/** "Aino van der Jansen" is AJ; one word gives its first letter. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return [first, last]
    .map((word) => word?.charAt(0) ?? "")
    .join("")
    .toUpperCase();
}

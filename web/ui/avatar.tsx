import { useState } from "react";
import { cx } from "./cx";

const sizes = { sm: "size-6", md: "size-8", lg: "size-16" } as const;
const letters = { sm: "text-2xs", md: "text-2xs", lg: "text-lg" } as const;

type Props = {
  name: string;
  imageUrl?: string | null | undefined;
  size?: keyof typeof sizes;
  /** One of the colours of tags, which tells records apart. */
  hue?: number;
  /** A company's sign is seen whole, on the bright ground that it was drawn for. */
  isLogo?: boolean;
};

/** The picture, or the initials where there is none or it cannot be loaded. */
export function Avatar({ name, imageUrl, size = "md", hue, isLogo }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  if (imageUrl && imageUrl !== broken) {
    return (
      <img
        src={imageUrl}
        alt=""
        onError={() => setBroken(imageUrl)}
        className={cx(
          "shrink-0",
          isLogo ? "rounded-md bg-plate object-contain p-0.5" : "rounded-full object-cover",
          sizes[size],
        )}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      style={hue === undefined ? undefined : paintOf(hue)}
      className={cx(
        "num grid shrink-0 place-items-center bg-primary-wash font-semibold text-primary-ink",
        isLogo ? "rounded-md" : "rounded-full",
        sizes[size],
        letters[size],
      )}
    >
      {initialsOf(name)}
    </span>
  );
}

const paintOf = (hue: number) => ({
  background: `color-mix(in oklab, var(--tag-${hue}) 22%, var(--raised))`,
  color: "var(--ink)",
});

/** "Aino van der Jansen" is AJ; one word gives its first letter. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return [first, last]
    .map((word) => word?.charAt(0) ?? "")
    .join("")
    .toUpperCase();
}

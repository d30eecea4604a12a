import { Failure } from "@/src/errors";
import { stripMetadata, isNamedAs, inspectFile, refusals } from "./inspection";
import { shownPictures } from "./rules";

export type Redrawn = { bytes: Uint8Array<ArrayBuffer>; width: number; height: number };
type Limits = {
  /** In bytes, as it is sent. */
  largest: number;
  /** In points, as its head says before anything is unpacked. */
  widest: number;
  /** It is made smaller until it fits in here. */
  within: { width: number; height: number };
};

/** A picture from outside, looked through and then drawn anew as a PNG: nothing of the sent file is kept but what one sees. */
export async function redrawn(file: File, limits: Limits): Promise<Redrawn> {
  if (file.size > limits.largest) throw refused.large(limits.largest);
  const bytes = await file.bytes();
  const seen = inspectFile(bytes, file.name);
  if ("refusal" in seen) throw isMeant(file, seen.refusal) ? seen.refusal : refused.other();
  if (!shownPictures.includes(seen.format)) throw refused.other();
  const broken = brokenBy(limits);
  const plain = stripMetadata(bytes, seen.format);
  const { width, height } = await drawing(plain, limits).metadata().catch(broken);
  if (Math.max(width, height) > limits.widest) throw refused.wide(limits.widest);
  const picture = drawing(plain, limits)
    .resize(limits.within.width, limits.within.height, { fit: "inside", withoutEnlargement: true })
    .png();
  const drawn = new Uint8Array(await picture.bytes().catch(broken));
  return { bytes: stripMetadata(drawn, "png"), width: picture.width, height: picture.height };
}

const drawing = (bytes: Uint8Array<ArrayBuffer>, { widest }: Limits) =>
  new Bun.Image(bytes, { maxPixels: widest * widest });

/** What is no kind of file at all is told which pictures are taken, and not which documents are. */
const isMeant = ({ name }: File, { message }: Failure) =>
  isPictureName(name) && message !== refusals.unknown().message;

const isPictureName = (name: string) => shownPictures.some((format) => isNamedAs(name, format));

/** Its head tells of more points than are allowed, or there is no picture behind it. */
const brokenBy =
  ({ widest }: Limits) =>
  (error: unknown): never => {
    const isVast = error instanceof Error && "code" in error && error.code === tooMany;
    throw isVast ? refused.wide(widest) : refusals.damaged();
  };
const tooMany = "ERR_IMAGE_TOO_MANY_PIXELS";

const refused = {
  large: (bytes: number) =>
    new Failure(
      "oversized",
      `The picture is larger than ${bytes / 1024 / 1024} MiB. Make it smaller.`,
    ),
  wide: (points: number) =>
    new Failure(
      "mistyped",
      `The picture is wider or higher than ${points} pixels. Make it smaller.`,
    ),
  other: () => new Failure("mistyped", "Choose a picture: PNG, JPEG or WebP."),
};

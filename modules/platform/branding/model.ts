import { z } from "zod";

const Picture = z.object({
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});

/** What everybody may see of the agency: its name, its sign and its colours. */
export const Look = z.object({
  name: z.string(),
  tagline: z.string(),
  logo: Picture.nullable(),
  colors: z.object({ primary: z.string(), secondary: z.string(), accent: z.string() }),
});
export type Look = z.infer<typeof Look>;

export const NewLogo = z.object({
  logo: z.instanceof(File, { message: "Choose a picture: PNG, JPEG or WebP." }),
});
export type NewLogo = z.infer<typeof NewLogo>;

export const PutUp = z.object({ logoUrl: z.string() });
export type PutUp = z.infer<typeof PutUp>;

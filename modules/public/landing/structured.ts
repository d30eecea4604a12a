import type { Facts } from "./facts";
import { countriesIn } from "./facts";
import type { Words } from "./words";

/** What search engines read of the agency; specification §1. */
export const structured = (
  { agency, tagline, origin, landing, email }: Facts,
  words: Words,
  icon: string,
) => ({
  "@context": "https://schema.org",
  "@type": "EmploymentAgency",
  name: agency,
  ...(tagline && { slogan: tagline }),
  description: words.description.replace("{city}", () => landing.city),
  url: `${origin}/`,
  logo: `${origin}${icon}`,
  image: `${origin}/social.png`,
  ...(email && { email }),
  address: {
    "@type": "PostalAddress",
    addressLocality: landing.city,
    addressCountry: landing.country,
  },
  sameAs: landing.sameAs,
  areaServed: countriesIn("en").map(({ name }) => ({ "@type": "Country", name })),
  knowsAbout: [words.design, words.facilities, words.cloud],
  speciality: words.eyebrow,
  foundingDate: String(landing.founded),
});

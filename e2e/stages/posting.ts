type Posting = { title: string; company: string; identifier?: string };

/** A job ad as a page carries it for search engines. */
export const postingScript = ({ title, company, identifier }: Posting): string =>
  `<script type="application/ld+json">${JSON.stringify({
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title,
    ...(identifier && { identifier, url: `https://jobs.${identifier}.example/` }),
    description: `<p>${company} keeps the UPS systems and CRAC units of a data centre running.</p>`,
    datePosted: "2026-11-01",
    hiringOrganization: { "@type": "Organization", name: company },
    jobLocation: {
      "@type": "Location",
      address: { addressLocality: "Oslo", addressCountry: "NO" },
    },
  })}</script>`;

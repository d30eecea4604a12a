import type { Content } from "pdfmake/interfaces";
import { type Draw, name } from "./parts";

/** As LinkedIn prints a profile: a grey column with contact, skills, languages and certifications; the rest beside it. */
export const linkedin: Draw = (person) => {
  const levels: Record<string, string> = {
    C2: "Native or Bilingual",
    C1: "Full Professional",
    B1: "Limited Working",
    A2: "Elementary",
  };
  const english: Record<string, string> = {
    en: "English",
    nl: "Dutch",
    de: "German",
    fr: "French",
    es: "Spanish",
    it: "Italian",
    pl: "Polish",
    pt: "Portuguese",
    sv: "Swedish",
    cs: "Czech",
  };
  const months = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
  ];
  const day = (at: string) => `${months[Number(at.slice(5)) - 1]} ${at.slice(0, 4)}`;
  const side = (text: string): Content => ({ text, fontSize: 13, margin: [0, 16, 0, 4] });
  return {
    pageMargins: [24, 36, 36, 40],
    footer: (at, pages) => ({ text: `Page ${at} of ${pages}`, alignment: "center", fontSize: 8 }),
    content: {
      columns: [
        {
          width: 160,
          fontSize: 10.5,
          stack: [
            side("Contact"),
            `${person.phone} (Mobile)`,
            person.email,
            "",
            `www.linkedin.com/in/${person.email.split("@")[0]?.replace(".", "-")} (LinkedIn)`,
            side("Top Skills"),
            "Uninterruptible Power Supply",
            "Commissioning",
            "Switchgear",
            side("Languages"),
            ...person.languages.map((it) => `${english[it.code]} (${levels[it.level]})`),
            side("Certifications"),
            ...person.certificates.map((it) => it.name),
          ],
        },
        {
          width: "*",
          stack: [
            { text: name(person), fontSize: 26 },
            { text: `${person.headline} | Data Centers`, fontSize: 12 },
            {
              text: `${person.location}, ${person.words.towns[0]} Region`,
              fontSize: 12,
              color: "#777",
            },
            { text: "Summary", fontSize: 16, margin: [0, 18, 0, 6] },
            { text: person.words.about, fontSize: 12 },
            { text: "Experience", fontSize: 16, margin: [0, 18, 0, 6] },
            ...person.employments.map((it): Content => ({
              stack: [
                { text: it.employer, fontSize: 12 },
                { text: it.title, fontSize: 11.5 },
                {
                  text: `${day(it.from)} - ${it.to ? day(it.to) : "Present"} (${it.to ? "3 years 4 months" : "7 years"})`,
                  fontSize: 10.5,
                },
                {
                  text: `${person.location}`,
                  fontSize: 10.5,
                  color: "#777",
                  margin: [0, 0, 0, 10],
                },
              ],
            })),
            { text: "Education", fontSize: 16, margin: [0, 18, 0, 6] },
            { text: "Technical University", fontSize: 12 },
            { text: "Bachelor's degree, Electrical Engineering · (2004 - 2008)", fontSize: 10.5 },
          ],
        },
      ],
      columnGap: 28,
    },
  };
};

import type { AnalysedAd, Analysis } from "./model";

/** An ad varied only in what the test is about. */
export const ad = (details: Partial<AnalysedAd> = {}): AnalysedAd => ({
  title: "Technician",
  company: "Noordlicht Hosting",
  location: null,
  country: null,
  text: null,
  salary: null,
  ...details,
});

/** One ordinary datacenter ad in each of the six languages, all invented. */
export const ordinaryAds: { [language: string]: AnalysedAd } = {
  en: ad({
    title: "Critical Facilities Technician",
    text: `Our data centre in Harbour Park needs you for the night shift.
Responsibilities:
- maintain UPS systems, diesel generators and chillers
- respond to alarms on the BMS and write MOPs
Requirements:
- F-Gas and a driving licence are required
We offer a company car and a warm canteen.`,
  }),
  de: ad({
    title: "Techniker Rechenzentrum (m/w/d)",
    text: `Für unser Rechenzentrum in Lindental suchen wir einen Techniker.
Ihre Aufgaben:
- Wartung der USV-Anlagen, Netzersatzanlagen und Kältemaschinen
- Überwachung der Gebäudeleittechnik im Schichtdienst
Ihr Profil:
- Ausbildung als Elektroniker, Elektrofachkraft von Vorteil
Wir bieten ein gutes Gehalt und einen Dienstwagen.`,
  }),
  nl: ad({
    title: "Datacenter technicus",
    text: `Voor ons datacenter in Waterwijk zoeken wij een technicus met ervaring.
Taken:
- onderhoud van UPS-installaties, noodstroomaggregaten en koelinstallaties
- storingen oplossen in het gebouwbeheersysteem
Wij vragen: VCA verplicht en rijbewijs B is een pré.`,
  }),
  fr: ad({
    title: "Technicien de maintenance data center H/F",
    text: `Vous rejoignez notre centre de données de Valclair pour une équipe de nuit.
Vos missions :
- maintenance préventive des onduleurs, groupes électrogènes et groupes froids
- suivi des alarmes de la GTB
Profil : habilitations électriques B2V et BR exigées.`,
  }),
  es: ad({
    title: "Técnico de mantenimiento de centro de datos",
    text: `Para nuestro CPD en Villaluz buscamos un técnico con experiencia.
Funciones:
- mantenimiento preventivo de los SAI, grupos electrógenos y enfriadoras
- gestión de alarmas del BMS con turnos rotativos
Requisitos: carnet de conducir B.`,
  }),
  it: ad({
    title: "Tecnico manutentore data center",
    text: `Per il nostro data center di Montechiaro cerchiamo un tecnico con esperienza.
Mansioni:
- manutenzione dei gruppi di continuità, dei gruppi elettrogeni e dei gruppi frigo
- controllo degli allarmi dal BMS
Requisiti: patente B e patentino F-Gas.`,
  }),
};

/** Ids of the facts of one kind. */
export const idsOf = ({ facts }: Analysis, kind: Analysis["facts"][number]["kind"]) =>
  facts.filter((fact) => fact.kind === kind).map(({ id }) => id);

/** Jobs that no heading names, and paragraphs that begin with a label of their own. */
export const labelled: { [language: string]: { title: string; job: string; labels: string[] } } = {
  en: {
    title: "Facilities Technician",
    job: "You maintain UPS systems, generators and chillers in our data centre. Shifts around the clock.\nTest batteries and switchgear every month.",
    labels: [
      "Equal opportunity: we welcome applicants of every age and origin.",
      "DATA PROTECTION: your letter is kept for half a year. Then it is deleted.",
      "Interview process: a phone call, then a visit.",
      "How to apply: by letter or online.",
      "Disclaimer: agencies are kindly asked not to call.",
    ],
  },
  de: {
    title: "Techniker Gebäudetechnik",
    job: "Wartung der USV-Anlagen, Netzersatzanlagen und Kältemaschinen in unserem Rechenzentrum. Schichtdienst rund um die Uhr.\nPrüfung der Batterien und Schaltanlagen.",
    labels: [
      "Chancengleichheit: Bei uns sind alle willkommen.",
      "Datenschutz: Nach einem halben Jahr werden alle Briefe vernichtet.",
      "Bewerbungsprozess: Auf ein Telefonat folgt ein Besuch.",
      "Kontakt: Frau Lindner, Telefon 0123 456.",
      "Hinweise: Mappen schicken wir nicht zurück.",
    ],
  },
  nl: {
    title: "Technicus gebouwen",
    job: "Je onderhoudt UPS-systemen, noodstroomaggregaten en koelmachines in ons datacenter. Ploegendienst, dag en nacht.\nTesten van accu's en schakelinstallaties.",
    labels: [
      "Diversiteit: iedereen is bij ons welkom.",
      "Sollicitatieproces: na een telefoontje volgt een bezoek.",
      "Acquisitie: bureaus vragen wij niet te bellen.",
      "Meer informatie: bel mevrouw Visser op 0123.",
    ],
  },
  fr: {
    title: "Technicien bâtiment",
    job: "Vous entretenez les onduleurs, les groupes électrogènes et les groupes froids de notre centre de données. Travail posté, jour et nuit.\nContrôle des batteries et des tableaux électriques.",
    labels: [
      "Égalité des chances : tous les parcours sont les bienvenus.",
      "Protection des données : les lettres sont détruites après six mois.",
      "Processus de recrutement : un appel, puis une visite.",
      "Pour postuler : une lettre suffit.",
    ],
  },
  es: {
    title: "Técnico de edificios",
    job: "Mantenimiento de los SAI, grupos electrógenos y enfriadoras de nuestro centro de datos. Turnos de día y de noche.\nRevisión de baterías y cuadros eléctricos.",
    labels: [
      "Igualdad de oportunidades: todas las personas son bienvenidas.",
      "Protección de datos: las cartas se destruyen al cabo de seis meses.",
      "Proceso de selección: una llamada y una visita.",
      "Cómo aplicar: basta con una carta.",
    ],
  },
  it: {
    title: "Tecnico di edifici",
    job: "Manutenzione di UPS, gruppi elettrogeni e chiller del nostro data center. Turni di giorno e di notte.\nControllo di batterie e quadri elettrici.",
    labels: [
      "Pari opportunità: tutte le persone sono benvenute.",
      "Trattamento dei dati: le lettere sono distrutte dopo sei mesi.",
      "Processo di selezione: una telefonata e una visita.",
      "Come candidarsi: basta una lettera.",
    ],
  },
  pl: {
    title: "Technik budynku",
    job: "Konserwacja UPS, agregatów prądotwórczych i chillerów w naszym centrum danych. Zmiany dzienne i nocne.\nKontrola baterii i rozdzielnic.",
    labels: [
      "Proces rekrutacji: rozmowa telefoniczna i wizyta.",
      "Klauzula informacyjna: listy niszczymy po sześciu miesiącach.",
      "Jak aplikować: wystarczy list.",
    ],
  },
  cs: {
    title: "Technik budovy",
    job: "Údržba UPS, dieselagregátů a chladicích jednotek v našem datovém centru. Směny ve dne i v noci.\nKontrola baterií a rozvaděčů.",
    labels: [
      "Výběrové řízení: telefonát a návštěva.",
      "Jak se přihlásit: stačí dopis.",
      "Kontakt: Jana Nová, telefon 777 123.",
    ],
  },
  sv: {
    title: "Tekniker fastighet",
    job: "Underhåll av UPS, reservkraft och kylmaskiner i vårt datacenter. Skift dag och natt.\nKontroll av batterier och ställverk.",
    labels: [
      "Rekryteringsprocessen: ett samtal och ett besök.",
      "Så ansöker du: ett brev räcker.",
      "Kontakt: Anna Berg, telefon 070 123.",
    ],
  },
  da: {
    title: "Tekniker bygning",
    job: "Vedligehold af UPS, nødstrømsanlæg og køleanlæg i vores datacenter. Skiftehold dag og nat.\nDrift af batterier og tavler.",
    labels: [
      "Ansættelsesproces: en samtale og et besøg.",
      "Ansøgning: et brev er nok.",
      "Kontakt: Mette Holm, telefon 20 12.",
    ],
  },
  no: {
    title: "Tekniker bygg",
    job: "Vedlikehold av UPS, nødstrømsaggregater og kjølemaskiner i vårt datasenter. Skift dag og natt.\nTilsyn med batterier og tavler.",
    labels: [
      "Slik søker du: et brev er nok.",
      "Kontaktpersoner: Kari Moen, telefon 90 12.",
      "Interessert: ring oss gjerne.",
    ],
  },
  fi: {
    title: "Kiinteistöteknikko",
    job: "UPS-laitteiden, varavoimakoneiden ja jäähdytyskoneiden huolto datakeskuksessamme. Vuorotyö päivin ja öin.\nAkkujen ja kojeistojen tarkastus.",
    labels: [
      "Näin haet: kirje riittää.",
      "Hakuprosessi: puhelu ja vierailu.",
      "Lisätietoja: Matti Virtanen, puhelin 040 12.",
    ],
  },
  pt: {
    title: "Técnico de edifícios",
    job: "Manutenção de UPS, geradores e chillers do nosso centro de dados. Turnos de dia e de noite.\nControlo de baterias e quadros elétricos.",
    labels: [
      "Igualdade de oportunidades: todas as pessoas são bem-vindas.",
      "Processo de seleção: uma chamada e uma visita.",
      "Como candidatar: basta uma carta.",
    ],
  },
};

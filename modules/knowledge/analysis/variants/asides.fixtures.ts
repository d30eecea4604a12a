/** The work on plant of another industry, by language: a title and its tasks. */
export const plants: { [language: string]: [title: string, tasks: string] } = {
  de: [
    "Instandhalter Energietechnik",
    "Sie warten USV-Anlagen, Netzersatzanlagen und Kältemaschinen unseres Chemiewerks, prüfen Batterien und beheben Störungen in der Mittelspannung.",
  ],
  nl: [
    "Onderhoudsmonteur noodstroom",
    "Je onderhoudt de UPS-systemen, noodstroomaggregaten en koelmachines van onze zuivelfabriek, test accu's en lost storingen op in de middenspanning.",
  ],
  en: [
    "UPS Engineer",
    "You maintain static UPS systems, static transfer switches, busbars, diesel generators and chillers at our paper mill, run load bank tests and do planned and corrective maintenance.",
  ],
  fr: [
    "Technicien de maintenance électrique",
    "Vous entretenez les onduleurs, groupes électrogènes et groupes froids de notre laiterie, testez les batteries et dépannez la haute tension.",
  ],
  es: [
    "Técnico de grupos electrógenos",
    "Mantienes los SAI, grupos electrógenos y enfriadoras de nuestra fábrica de papel, pruebas las baterías y reparas averías en media tensión.",
  ],
  it: [
    "Manutentore gruppi di continuità",
    "Esegui la manutenzione di UPS, gruppi elettrogeni e gruppi frigoriferi del nostro stabilimento alimentare, provi le batterie e ripari i guasti in media tensione.",
  ],
  pl: [
    "Technik utrzymania ruchu zasilania",
    "Serwisujesz zasilacze UPS, agregaty prądotwórcze i agregaty chłodnicze naszej huty, testujesz baterie i usuwasz awarie średniego napięcia.",
  ],
  sv: [
    "Drifttekniker reservkraft",
    "Du underhåller UPS, reservkraftaggregat och kylmaskiner på vårt pappersbruk, provar batterier och åtgärdar fel i mellanspänning.",
  ],
  da: [
    "Servicetekniker nødstrøm",
    "Du vedligeholder UPS-anlæg, nødstrømsanlæg og køleanlæg på vores mejeri, tester batterier og udbedrer fejl i mellemspænding.",
  ],
  no: [
    "Servicetekniker nødstrøm",
    "Du vedlikeholder UPS-anlegg, nødstrømsaggregater og kjølemaskiner på smelteverket vårt, tester batterier og retter feil i mellomspenning.",
  ],
  fi: [
    "Huoltoasentaja varavoima",
    "Huollat paperitehtaamme UPS-laitteet, varavoimakoneet ja vedenjäähdyttimet, testaat akut ja korjaat keskijännitteen viat.",
  ],
  pt: [
    "Técnico de grupos geradores",
    "Fazes a manutenção das UPS, grupos geradores e chillers da nossa fábrica de papel, testas baterias e reparas avarias em média tensão.",
  ],
  cs: [
    "Technik záložního napájení",
    "Udržujete zdroje UPS, dieselagregáty a chladicí jednotky naší papírny, testujete baterie a odstraňujete poruchy vysokého napětí.",
  ],
};

/** Sentences that name a datacenter only beside: where people come from, whose work it is, what a place was. */
export const asides: { [language: string]: string[] } = {
  de: [
    "Frühere Bewerber kamen aus Rechenzentren, Papierfabriken und von der Bahn.",
    "Manche Kollegen kommen aus Rechenzentren, andere aus der Schifffahrt.",
    "Anfragen von Rechenzentren geben wir an unsere Schwesterfirma weiter.",
    "Das Rechenzentrum betreut ein externer Partner.",
    "Im Werk gibt es ein kleines Rechenzentrum; bei Störungen dort ist die IT zuständig.",
    "Die alte Halle war früher ein Rechenzentrum.",
    "Unser Vorgängerbau diente bis 2015 als Rechenzentrum.",
    "Ihre Vorgängerin ist ins Rechenzentrum gewechselt.",
    "Zwei Kollegen gingen zu einem Rechenzentrumsbetreiber.",
    "Für Rechenzentren verweisen wir Anfragen an unsere Schwesterfirma.",
    "Das kleine Rechenzentrum kühlt die IT selbst.",
    "Im Keller liegt ein Serverraum, dessen Störungen an den IT-Helpdesk gehen.",
  ],
  nl: [
    "Sommige collega's komen uit een datacenter of van de marine.",
    "Voor datacenters verwijzen we door naar ons zusterbedrijf.",
    "Het datacenter van de fabriek wordt onderhouden door een externe partij.",
    "Storingen in het kleine datacenter meld je bij de ICT-afdeling.",
    "Het pand was vroeger een datacenter.",
    "Het nieuwe datacenter van de gemeente wordt door anderen gebouwd.",
    "Stroom en koeling van het datacenter neemt een ander team over.",
    "Je voorganger ging naar een datacenter.",
    "Storingen in het datacenter los je zelf op en meld je aan de ICT-afdeling.",
  ],
  en: [
    "Previous applicants came from data centres, breweries and the railway.",
    "People leave us for data centres.",
    "Requests from data centres are passed on to our sister company.",
    "The new data centre is being built by others.",
    "The small data centre is looked after by the IT department.",
    "Faults in the data centre go to the IT desk.",
    "The building used to be a data centre.",
    "Cooling in the data centre is taken over by another team.",
    "Our last two hires came from a data centre and a hospital.",
    "Should you get a call about a data centre, pass it on to our sister company.",
    "We do not service data centres; those jobs go to a partner firm.",
    "The old comms room and its small data centre are the IT department's business.",
    "Power and cooling of the data centre are another team's job.",
  ],
  fr: [
    "Certains collègues viennent de data centers, d'autres de la marine.",
    "Les demandes des data centers sont transmises à notre société sœur.",
    "L'ancien local technique d'un data center, qui ne sert plus, abrite nos archives.",
    "Le data center est entretenu par un prestataire.",
    "Votre prédécesseur est parti dans un data center.",
    "Un petit data center se trouve sur le site; ses pannes vont au service informatique.",
  ],
  es: [
    "Hubo candidatos que venían de centros de datos y de la marina.",
    "Las consultas de centros de datos las pasamos a otra empresa.",
    "El centro de datos lo mantiene una empresa externa.",
    "La nave fue antes un centro de datos.",
    "Tu antecesor se fue a un centro de datos.",
    "Las averías del pequeño centro de datos van a informática.",
  ],
  it: [
    "Alcuni colleghi arrivano da data center o dalla marina.",
    "Le richieste dei data center le giriamo alla consociata.",
    "Il data center è seguito da una ditta esterna.",
    "L'edificio era un tempo un data center.",
    "Il tuo predecessore è passato a un data center.",
  ],
  pl: [
    "Niektórzy koledzy przyszli z centrów danych, inni z kolei.",
    "Zapytania z centrów danych przekazujemy siostrzanej spółce.",
    "Centrum danych obsługuje firma zewnętrzna.",
    "Twój poprzednik odszedł do centrum danych.",
  ],
  sv: [
    "Kollegor har kommit från datacenter, sjöfart och järnväg.",
    "Datacentret sköts av en extern leverantör.",
    "Lokalen var tidigare ett datacenter.",
    "Din företrädare gick till ett datacenter.",
  ],
  da: [
    "Kolleger kommer fra datacentre, skibe og jernbanen.",
    "Det nye datacenter bygges af andre.",
    "Datacentret passes af en ekstern leverandør.",
    "Din forgænger skiftede til et datacenter.",
  ],
  no: [
    "Kolleger har kommet fra datasentre, skip og jernbane.",
    "Det nye datasenteret bygges av andre.",
    "Feil i det lille datasenteret går til IT-avdelingen.",
  ],
  fi: [
    "Moni työkaveri on tullut datakeskuksista tai laivoilta.",
    "Uuden datakeskuksen rakentavat muut.",
    "Datakeskusta hoitaa ulkopuolinen urakoitsija.",
    "Edeltäjäsi siirtyi datakeskukseen.",
  ],
  pt: [
    "Alguns colegas vieram de centros de dados, outros da marinha.",
    "O centro de dados é mantido por uma empresa externa.",
    "O edifício foi antes um centro de dados.",
    "O teu antecessor foi para um centro de dados.",
  ],
  cs: [
    "Někteří kolegové přišli z datových center, jiní z železnice.",
    "Datové centrum spravuje externí firma.",
    "Váš předchůdce odešel do datového centra.",
  ],
};

/** Sentences that name one where the work is. */
export const atWork: { [language: string]: string[] } = {
  de: [
    "Sie arbeiten im Rechenzentrum.",
    "Sie bauen eine ehemalige Druckerei zum Rechenzentrum um.",
  ],
  nl: ["Je werkt in ons datacenter.", "Collega's uit de zuivel werken met jou in ons datacenter."],
  en: [
    "You work in our data centre.",
    "Our technicians go to data centres and maintain their UPS units.",
    "You are converting a former paper mill into a data centre.",
    "Faults in our data centre are yours; you report them to the IT department.",
    "We hire people from the navy, rail and data centres; you maintain our data centre.",
  ],
  fr: [
    "Vous travaillez dans notre data center.",
    "Avec vos collègues, vous venez dans nos data centers pour dépanner les onduleurs.",
  ],
  es: ["Trabajas en nuestro centro de datos."],
  it: ["Lavori nel nostro data center."],
  pl: ["Pracujesz w naszym centrum danych."],
  sv: ["Du arbetar i vårt datacenter."],
  da: ["Du arbejder i vores datacenter."],
  no: ["Du jobber i vårt datasenter."],
  fi: ["Työskentelet datakeskuksessamme."],
  pt: ["Trabalhas no nosso centro de dados."],
  cs: ["Pracujete v našem datovém centru."],
};

type Invented = readonly [title: string, text: string];

/** Invented ads for tests, of forty words and more: a shop names in passing what is a skill elsewhere. By language. */
export const shops: { [language: string]: readonly [doubted: string, ...ad: Invented] } = {
  en: [
    "solar-bess",
    "Shop Assistant",
    "We are looking for somebody for our shoe shop in the middle of the city. Your tasks: serve customers, tidy the stock room, prepare orders and work with the team on campaigns. You also sell solar panels to private customers. We offer a permanent contract and a good atmosphere for everybody.",
  ],
  de: [
    "solar-bess",
    "Verkäufer",
    "Wir suchen eine Person für unser Schuhgeschäft in der Stadtmitte. Ihre Aufgaben: Kunden beraten, das Lager ordnen, Bestellungen vorbereiten und bei Aktionen mithelfen. Sie verkaufen auch Photovoltaik an Privatkunden. Wir bieten einen unbefristeten Vertrag und nette Kollegen in einem kleinen Team.",
  ],
  nl: [
    "construction-management",
    "Winkelmedewerker",
    "Voor onze schoenenwinkel in het centrum zoeken wij iemand met een vriendelijke glimlach. Taken: klanten helpen, het magazijn ordenen, bestellingen klaarzetten en meedenken over acties. De bouwplaats naast onze winkel is bijna klaar. Wij bieden een vast contract, reiskosten en een gezellige sfeer.",
  ],
  fr: [
    "solar-bess",
    "Vendeuse",
    "Nous cherchons une personne pour notre magasin de chaussures au centre de la ville. Vos missions : accueillir les clients, ranger la réserve, préparer les commandes et participer aux animations avec le reste de l'équipe. Vous vendez aussi des panneaux photovoltaïques. Nous offrons un contrat stable et une bonne ambiance.",
  ],
  es: [
    "solar-bess",
    "Vendedor",
    "Buscamos una persona para nuestra tienda de zapatos en el centro de la ciudad. Funciones: atender a los clientes, ordenar el almacén, preparar los pedidos y colaborar con el resto del equipo en las campañas. Venderás también paneles de energía fotovoltaica a particulares. Ofrecemos contrato indefinido y buen ambiente.",
  ],
  it: [
    "solar-bess",
    "Commessa",
    "Cerchiamo una persona per il nostro negozio di scarpe in centro città. Mansioni: accogliere i clienti, riordinare il magazzino, preparare gli ordini e collaborare con il resto della squadra alle promozioni. Vendita anche di impianti fotovoltaici ai privati. Offriamo un contratto stabile e un buon ambiente di lavoro.",
  ],
  pl: [
    "servers-storage",
    "Sprzedawca",
    "Szukamy osoby do naszego sklepu z butami w centrum miasta. Zadania: obsługa klientów, układanie towaru na półkach, przygotowanie zamówień oraz współpraca z zespołem przy akcjach promocyjnych. Każdy serwer w restauracji obok też kupuje u nas buty. Wymagania: uśmiech, punktualność, dobra organizacja pracy własnej. Oferujemy umowę o pracę.",
  ],
};

/** The same names where they are the work itself. */
export const trades: { [language: string]: Invented } = {
  en: [
    "Solar Installer",
    "You install solar panels on roofs and in fields, wire inverters and batteries, and hand the systems over to our customers. Requirements: experience with photovoltaic systems, a head for heights and a driving licence. You work in a team of three and plan your own week together with the office in town.",
  ],
  de: [
    "Solarmonteur",
    "Ihre Aufgaben: Montage von Photovoltaikanlagen auf Dächern, Anschluss der Wechselrichter und Batteriespeicher, Inbetriebnahme und Fehlersuche beim Kunden. Ihr Profil: Erfahrung mit Photovoltaik, Ausbildung als Elektroniker, Führerschein Klasse B, Schwindelfreiheit und Freude an der Arbeit im Team. Wir bieten Werkzeug und einen Dienstwagen.",
  ],
  nl: [
    "Uitvoerder",
    "Als uitvoerder stuur je de ploegen op de bouw aan en bewaak je planning, budget en kwaliteit. Je overlegt met de opdrachtgever en de onderaannemers en lost problemen op de bouwplaats op. Je hebt ervaring met de leiding van bouwprojecten en een diploma bouwkunde. Wij bieden een vast contract en een auto.",
  ],
  fr: [
    "Monteur en photovoltaïque",
    "Vos missions : poser des panneaux photovoltaïques sur toiture et au sol, raccorder les onduleurs, assurer la mise en service et le dépannage des centrales photovoltaïques. Vous avez une première expérience en photovoltaïque, vous lisez des plans et vous êtes titulaire du permis B. Nous offrons un véhicule de service.",
  ],
  es: [
    "Instalador de placas solares",
    "Funciones: montaje de placas solares e inversores en cubiertas, cableado y puesta en marcha de instalaciones fotovoltaicas, mantenimiento de baterías. Requisitos: experiencia en energía fotovoltaica, carnet de conducir y disponibilidad para viajar por toda la provincia con el resto del equipo de montaje. Ofrecemos contrato indefinido y formación continua.",
  ],
  it: [
    "Elettricista impianti fotovoltaici",
    "Mansioni: montaggio di pannelli solari e sistemi di accumulo su tetti industriali, cablaggio degli inverter e collaudo. Requisiti: esperienza con impianti fotovoltaici e sistemi di accumulo, lettura di schemi elettrici, patente B e disponibilità a trasferte in tutta la regione con la squadra. Offriamo un contratto stabile e formazione sul lavoro presso la sede.",
  ],
  pl: [
    "Administrator serwerów",
    "Zadania: administracja serwerami i macierzami dyskowymi, instalacja i konfiguracja serwerów w szafach, kopie zapasowe oraz wsparcie użytkowników. Wymagania: doświadczenie w pracy z serwerami, znajomość systemów Linux i Windows Server oraz sieci komputerowych, dobra organizacja pracy i chęć nauki. Oferujemy umowę o pracę i szkolenia.",
  ],
};

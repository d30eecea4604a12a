/**
 * What people are called who sell, hire, count, judge at law, write, arrange or furnish, by kind of profession, as patterns of
 * folded words in the languages of the ads. Where a title is made of a plain word ("técnico de", "responsable", "specialist") and
 * a field, the field says what the work is: "técnico de selección" hires. Whoever sells as an engineer stays a function beside.
 */
const kinds: { [kind: string]: string[] } = {
  sales: [
    "(?:head|vp|director) (?:of )?sales|(?:inside |field |area |regional )?sales (?!engineer|technician)\\w+|salesperson|salesm[ae]n|saleswom[ae]n",
    "(?<!technical )(?<!fm )(?:key )?account (?:manager|executive|director|representative|lead|partner)\\w*|accountmanager|business develop\\w+|customer success\\w*|channel manager",
    "vertriebs(?!ingenieur|techni)\\w+|vertrieb|verkaufer\\w*|verkaufs\\w+|kundenber\\w+|kundenbetreu\\w+|aussendienstmitarb\\w+|(?<!system)kauf(?:mann|frau|leute)|\\w{4,}(?<!system)kauf(?:mann|frau)",
    "verkoper|verkoopster|verkoop(?!techn)\\w+|relatiebeheer\\w*|commercieel (?:medewerk|manager|directeur|adviseur|binnendienst)\\w*|commerciele (?:medewerk|binnendienst)\\w*",
    "commerciale? (?:sedentaire|itinerant|terrain|b2b|export|grands? comptes|data ?cent\\w+|junior|confirme|senior)|^commerciale?$|(?:attache|direct(?:eur|rice)|responsable|assistante?|conseill\\w+|delegue)e? commerciale?s?",
    "(?:responsable|conseill\\w+|chargee?) (?:de |des )?(?:comptes|grands comptes|clientele|developpement)|comercial (?!de obra)\\w*|^comercial$|(?:gest\\w+|responsable|ejecutiv[oa]|executiv[oa]|director\\w?|diretor\\w?|tecnic[oa]) (?:comercial|de (?:cuentas|contas|clientes|ventas|vendas))",
    "(?:delegad[oa]|asesora?|assessora?) comercial|vendedora?|vendit(?:ore|rice|eur)|addett[oa] (?:alle )?vendite|(?:responsabile|direttore|agente) (?:commerciale|di commercio|vendite)|gest\\w+ clienti",
    "handlow(?:iec|czyni)|przedstawiciel\\w* handlow\\w+|(?:specjalist\\w|kierowni\\w+|dyrektor|doradca|asystent\\w*|opiekun\\w*) (?:ds\\.? |do spraw )?(?:sprzedazy|handlow\\w+|klient\\w*|kluczowych klientow)",
    "obchodni\\w*|prodejc\\w+|(?:in|ute)?saljare|saljchef|forsaljning\\w*|kundansvarig|kundradgivare|affarsutveckl\\w+|s(?:a|ae)lger\\w*|selger\\w*|salgs\\w+|kunde(?:chef|sjef|radgiver|ansvarlig)|forretningsudvikl\\w+|forretningsutvikl\\w+",
    "myyja|myynti\\w+|asiakkuus\\w+|asiakasvastaava|asiakaspalvel\\w+",
  ],
  hiring: [
    "recruit\\w+|recruteu\\w+|talent (?:acquisition|partner|sourcer|manager|specialist|scout)|technical sourcer|reclutad\\w+|recrutad\\w+|recrutamento|reclutamiento|selezionat\\w+|rekrut\\w+|rekryter\\w+|rekrytoi\\w+|rrhh",
    "(?:tecnic[oa]|responsable|especialista|consultora?|gestora?|auxiliar|analista) (?:de |en )?(?:seleccion|recrutamento|personal|nominas)|seleccion de personal|(?:addett\\w+|responsabile|specialista) (?:alla |della |di )?(?:selezione|ricerca e selezione|personale)",
    "personal(?:dienst|disponent|vermitt|entwickl|manag|gewinn|chef|konsulent|admin)\\w*|arbeitsvermitt\\w+|wervings?\\w*|personeels(?:advis|functionar|zaken|consul)\\w*|nabor(?:ar|ov)\\w*|(?:specjalist\\w|kierowni\\w+) (?:ds\\.? )?(?:personaln\\w+|kadr\\w*|hr)",
    "henkilosto\\w*|lonn?(?:chef|specialist|medarbe)\\w*|recursos humanos|gestao de pessoas|charge\\w? de recrutement|gestionnaire (?:rh|de carriere)",
  ],
  finance: [
    "contr[oa]leu\\w+ (?:de gestion|financi\\w+|interne|budgetaire)|(?:controllo|control|controlo) (?:di|de) gest\\w+|controller di gestione|controlling|kontroling\\w*|(?:financial|finance|business|group|division|management) controller",
    "(?<!(?:cost|project|document|hvac|bms|plc|quality|planning|material|stock|technical|process|motion|climate) )^(?:senior |junior |lead )?controller(?:in)?(?= data| rechenz|$)|finance (?:manager|director|officer|partner|business|analyst|assistant|lead|specialist)|financial (?:accountant|planner|officer)",
    "finan[zs](?:buchh|controll|manag|leit|analyst|direktor|chef)\\w*|accountant|(?:internal |financial )auditor|treasur\\w+|economist(?:a|e|in)?(?! de la construction)|ekonomist\\w*|ekonom(?:k[ay]|in)?|(?:national|bedrijfs|projekt|prosjekt)(?:ekonom|okonom|econoom)\\w*|okonom|volkswirt\\w*|betriebswirt\\w*",
    "(?:credit|tax|pricing|billing) (?:manager|controller|specialist|officer|clerk)|comptab\\w+|contable\\w*|contabil\\w*|ragioner\\w*|facturaci?\\w+|faktur(?:ist|ant)\\w*|ekonomi(?:chef|assistent|ansvarig|controll)\\w*|okonomi(?:chef|sjef|konsul|medarb)\\w*|talous\\w*|kassor\\w*",
    "(?:analista|director\\w?|diretor\\w?|responsable|tecnic[oa]) (?:financier[oa]|financeir[oa]|de finanzas|de contabilidad\\w*|de tesoreria)|(?:specjalist\\w|kierowni\\w+|dyrektor) (?:ds\\.? )?(?:finans\\w+|rozliczen|ksiegow\\w+)|financni (?:reditel\\w*|analyti\\w+|manazer\\w*)",
  ],
  law: [
    "legal (?!entity)\\w+|(?:general|corporate|in-?house) counsel|counsel|paralegal|attorney|juriste|jurist\\w*|notar(?:y|is|io|iusz|in)?|lakimies|juridi(?:que|co|ca|sch)\\w*|giurista|(?:consulente|addett\\w+|ufficio) legale|contract lawyer|patentanw\\w+",
  ],
  telling: [
    "marketing\\w*|marketeer|public relations|(?:pr|press|brand) (?:manager|officer|specialist|consultant)|communications? (?:manager|officer|lead|specialist|advis\\w+|director|consultant)|social media \\w+|content (?:creator|manager|writer|marketer)|community manager",
    "kommunikations(?:manag|referent|leit|berat|konsul|medarbe|chef|radgiv|ansvarig|strateg)\\w*|kommunikasjons(?:radgiv|sjef|leder)\\w*|kommunikator\\w*|presse(?:sprech|referent|radgiv)\\w*|communicatie(?:advis|medewerk|manag|special)\\w*|viestin\\w+|tiedottaja",
    "(?:chargee?|responsable|directeur|directrice|assistante?) (?:de )?(?:la )?communication|(?:responsable|tecnic[oa]|directora?|diretora?|assessora?|jef[ea]) de comunica(?:cion(?!es)|cao(?! de dados))|(?:addett\\w+|responsabile) (?:alla |della )?comunicazione|(?:specjalist\\w|kierowni\\w+) (?:ds\\.? )?(?:marketingu|komunikacji|pr|promocji)|tiskov\\w+ mluvc\\w+",
  ],
  offices: [
    "(?:executive|personal|administrative|management|team) assistant|assistant to the \\w+|secretar\\w*|sekretar\\w*|sekretaer\\w*|\\w*secretaresse|office (?:manager|administrator|assistant|coordinator)|re[cz]ep?[cz]?[ct]?ionist\\w*|rece(?:p|pc|c)ionist\\w*",
    "(?:vorstands|direktions|geschaftsfuhrungs|lednings|direktions)assistent?\\w*|assistenz(?: der)? (?:geschafts\\w+|vorstand\\w*|leitung)|management ?assistente?|(?:asistente|assistente|assistante?) (?:de|di) (?:direccion|direzione|direcao|direction)",
    "asystent\\w* (?:zarzadu|dyrekc\\w+|dyrektora|biura)|asistent\\w* (?:vedeni|reditele)|johdon assistentti|toimistos\\w+|kontorsassistent|kontormedarbe\\w+|kontorist|customer (?:service|support|care) (?:advis\\w+|agent|representative|manager|assistant)|(?:kundtjanst|kundeservice|klantenservice|kundenservice)\\w*|servicio al cliente|servizio clienti|service client\\w*",
  ],
  furnishing: [
    "interior (?:design|architect|decorat)\\w*|innenarchitekt\\w*|raumausstatt\\w+|interieur(?:architect|ontwerp|vormgev)\\w*|binnenhuisarchitect\\w*|architecte? d.interieur|decorat(?:eur|rice)|(?:arquitect[oa]|disenadora?|decoradora?|designer|arquitet[oa]) de interiores|interiorist[ao]",
    "(?:architett[oa]|designer) (?:di |d.)interni|arredat(?:ore|rice)|(?:architekt\\w*|projektant\\w*) wnetrz|(?:bytov\\w+|interierov\\w+) (?:architekt\\w*|designer\\w*)|inredn\\w+|indretnings\\w*|interi(?:or|oor|oer)arkitekt|interi(?:or|oer)designer|sisustus\\w*",
    "(?:graphic|fashion|web|ux|ui|ux/ui|ui/ux) design\\w*|(?:grafik|mode|web|kommunikations)design\\w*|grafik(?:er)?|grafisch\\w* (?:vormgev|ontwerp)\\w*|graphiste|disenadora? grafic[oa]|designer grafic[oa]|grafic[oa] pubblicitari[oa]|grafisk \\w+",
    "landscape (?:architect|design)\\w*|landschafts(?:archit|garten|pfleg)\\w*|landschapsarchitect\\w*|paysagiste|paisajist[ao]|paesaggist[ao]|landskap?[sb]?arkitekt|architekt\\w* krajobrazu|stadtplan\\w+|stedenbouw\\w*|urbanist\\w*|urban planner",
  ],
  vehicles: [
    "kfz-?\\w*|kraftfahrzeug\\w*|(?:truck|lorry|car|vehicle|automotive|bus|bicycle|motorcycle|fleet|hgv|lgv) (?:mechanic|technician|fitter)|auto(?:monteur|mechani|technicus|mekani)\\w*|(?:bedrijfswagen|vrachtwagen)(?:monteur|techn)\\w*|fietsenmaker|karosserie\\w*|carross\\w+",
    "mecanicien\\w* (?:auto\\w*|poids lourds|vl|pl|cycles?|moto)|mecanic[oa] (?:de )?(?:automo\\w+|vehiculos|camiones|coches|bicicletas|pesados|viaturas|autos?)|meccanic[oa] (?:d.auto\\w*|auto\\w*|di veicoli|veicoli)|autofficina|(?:mechanik|mechani\\w+) (?:samochod\\w+|pojazd\\w+)",
    "(?:lastbils?|bil|lastvogns|lastebil|buss?)mekanik\\w*|raskaskalusto\\w*|automekaani\\w*",
    "kran(?:fahr|for|maschin)\\w*|kraan(?:machinist|drijver)|grutier\\w*|gruista|grutera?|(?:operadora?|operatore|operator) (?:de |di )?(?:grua|gru|zurawia|dzwigu)|jerabni\\w+|nosturi\\w*|crane (?:operator|driver)",
  ],
};

const office = new RegExp(`(?<![\\w-])(?:${Object.values(kinds).flat().join("|")})(?![\\w])`);

/** Whether a folded title names somebody who works at a desk for those who run the plant, or on what is none. */
export const isOfficeWork = (folded: string): boolean => office.test(folded);

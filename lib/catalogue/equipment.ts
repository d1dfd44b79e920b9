/** The six groups of equipment and what stands in each; keys as in the database and in addresses. */
export const equipmentGroups = {
  sicurezza: {
    label: 'Sicurezza',
    items: {
      abs: 'ABS',
      esp: 'ESP',
      'airbag-laterali': 'Airbag laterali',
      'airbag-tendina': 'Airbag a tendina',
      isofix: 'ISOFIX',
      'frenata-automatica': "Frenata automatica d'emergenza",
      antifurto: 'Antifurto',
      'pressione-pneumatici': 'Controllo pressione pneumatici',
    },
  },
  assistenza: {
    label: 'Assistenza alla guida',
    items: {
      'cruise-control': 'Cruise control',
      'cruise-adattivo': 'Cruise control adattivo',
      'mantenimento-corsia': 'Mantenimento corsia',
      'angolo-cieco': 'Sensore angolo cieco',
      segnaletica: 'Riconoscimento segnaletica',
      'sensori-anteriori': 'Sensori di parcheggio anteriori',
      'sensori-posteriori': 'Sensori di parcheggio posteriori',
      'telecamera-posteriore': 'Telecamera posteriore',
      'telecamera-360': 'Telecamera a 360°',
      'park-assist': 'Parcheggio assistito',
      limitatore: 'Limitatore di velocità',
    },
  },
  comfort: {
    label: 'Comfort',
    items: {
      'clima-manuale': 'Climatizzatore manuale',
      'clima-automatico': 'Climatizzatore automatico',
      'clima-bizona': 'Climatizzatore bizona',
      'clima-trizona': 'Climatizzatore trizona',
      'clima-quadrizona': 'Climatizzatore quadrizona',
      'sedili-riscaldati': 'Sedili riscaldati',
      'sedili-ventilati': 'Sedili ventilati',
      'sedili-massaggio': 'Sedili con massaggio',
      'volante-riscaldato': 'Volante riscaldato',
      'tetto-apribile': 'Tetto apribile',
      'tetto-panoramico': 'Tetto panoramico',
      keyless: 'Accesso e avviamento senza chiave',
      'portellone-elettrico': 'Portellone elettrico',
      'riscaldamento-autonomo': 'Riscaldamento autonomo',
    },
  },
  multimedia: {
    label: 'Multimedia',
    items: {
      navigatore: 'Navigatore',
      carplay: 'Apple CarPlay',
      'android-auto': 'Android Auto',
      bluetooth: 'Bluetooth',
      dab: 'Radio DAB',
      'head-up-display': 'Head-up display',
      'ricarica-wireless': 'Ricarica wireless',
      'cockpit-digitale': 'Cockpit digitale',
      'audio-premium': 'Impianto audio premium',
    },
  },
  esterni: {
    label: 'Esterni',
    items: {
      'cerchi-in-lega': 'Cerchi in lega',
      'fari-led': 'Fari LED',
      'fari-matrix': 'Fari Matrix LED',
      'fari-xeno': 'Fari allo xeno',
      fendinebbia: 'Fendinebbia',
      'vetri-oscurati': 'Vetri oscurati',
      'barre-tetto': 'Barre al tetto',
      'gancio-fisso': 'Gancio traino fisso',
      'gancio-estraibile': 'Gancio traino estraibile',
      'pneumatici-invernali': 'Pneumatici invernali',
      'pneumatici-4-stagioni': 'Pneumatici 4 stagioni',
    },
  },
  interni: {
    label: 'Interni',
    items: {
      'sedili-pelle': 'Sedili in pelle',
      'sedili-alcantara': 'Sedili in alcantara',
      'volante-pelle': 'Volante in pelle',
      'luci-ambiente': 'Luci ambiente',
      bracciolo: 'Bracciolo',
    },
  },
} as const

/** Every item with its text, in the order of the groups. */
export const equipmentItems: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(equipmentGroups).map((group) => group.items))

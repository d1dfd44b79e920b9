/** Region slugs as they stand in addresses. */
export const regions = {
  abruzzo: 'Abruzzo',
  basilicata: 'Basilicata',
  calabria: 'Calabria',
  campania: 'Campania',
  'emilia-romagna': 'Emilia-Romagna',
  'friuli-venezia-giulia': 'Friuli-Venezia Giulia',
  lazio: 'Lazio',
  liguria: 'Liguria',
  lombardia: 'Lombardia',
  marche: 'Marche',
  molise: 'Molise',
  piemonte: 'Piemonte',
  puglia: 'Puglia',
  sardegna: 'Sardegna',
  sicilia: 'Sicilia',
  toscana: 'Toscana',
  'trentino-alto-adige': 'Trentino-Alto Adige',
  umbria: 'Umbria',
  'valle-d-aosta': "Valle d'Aosta",
  veneto: 'Veneto',
} as const

export type Region = keyof typeof regions

const provinceNames = {
  abruzzo: { AQ: "L'Aquila", CH: 'Chieti', PE: 'Pescara', TE: 'Teramo' },
  basilicata: { MT: 'Matera', PZ: 'Potenza' },
  calabria: { CS: 'Cosenza', CZ: 'Catanzaro', KR: 'Crotone', RC: 'Reggio Calabria', VV: 'Vibo Valentia' },
  campania: { AV: 'Avellino', BN: 'Benevento', CE: 'Caserta', NA: 'Napoli', SA: 'Salerno' },
  'emilia-romagna': {
    BO: 'Bologna',
    FC: 'Forlì-Cesena',
    FE: 'Ferrara',
    MO: 'Modena',
    PC: 'Piacenza',
    PR: 'Parma',
    RA: 'Ravenna',
    RE: 'Reggio Emilia',
    RN: 'Rimini',
  },
  'friuli-venezia-giulia': { GO: 'Gorizia', PN: 'Pordenone', TS: 'Trieste', UD: 'Udine' },
  lazio: { FR: 'Frosinone', LT: 'Latina', RI: 'Rieti', RM: 'Roma', VT: 'Viterbo' },
  liguria: { GE: 'Genova', IM: 'Imperia', SP: 'La Spezia', SV: 'Savona' },
  lombardia: {
    BG: 'Bergamo',
    BS: 'Brescia',
    CO: 'Como',
    CR: 'Cremona',
    LC: 'Lecco',
    LO: 'Lodi',
    MB: 'Monza e Brianza',
    MI: 'Milano',
    MN: 'Mantova',
    PV: 'Pavia',
    SO: 'Sondrio',
    VA: 'Varese',
  },
  marche: { AN: 'Ancona', AP: 'Ascoli Piceno', FM: 'Fermo', MC: 'Macerata', PU: 'Pesaro e Urbino' },
  molise: { CB: 'Campobasso', IS: 'Isernia' },
  piemonte: {
    AL: 'Alessandria',
    AT: 'Asti',
    BI: 'Biella',
    CN: 'Cuneo',
    NO: 'Novara',
    TO: 'Torino',
    VB: 'Verbano-Cusio-Ossola',
    VC: 'Vercelli',
  },
  puglia: { BA: 'Bari', BR: 'Brindisi', BT: 'Barletta-Andria-Trani', FG: 'Foggia', LE: 'Lecce', TA: 'Taranto' },
  sardegna: { CA: 'Cagliari', NU: 'Nuoro', OR: 'Oristano', SS: 'Sassari', SU: 'Sud Sardegna' },
  sicilia: {
    AG: 'Agrigento',
    CL: 'Caltanissetta',
    CT: 'Catania',
    EN: 'Enna',
    ME: 'Messina',
    PA: 'Palermo',
    RG: 'Ragusa',
    SR: 'Siracusa',
    TP: 'Trapani',
  },
  toscana: {
    AR: 'Arezzo',
    FI: 'Firenze',
    GR: 'Grosseto',
    LI: 'Livorno',
    LU: 'Lucca',
    MS: 'Massa-Carrara',
    PI: 'Pisa',
    PO: 'Prato',
    PT: 'Pistoia',
    SI: 'Siena',
  },
  'trentino-alto-adige': { BZ: 'Bolzano', TN: 'Trento' },
  umbria: { PG: 'Perugia', TR: 'Terni' },
  'valle-d-aosta': { AO: 'Aosta' },
  veneto: { BL: 'Belluno', PD: 'Padova', RO: 'Rovigo', TV: 'Treviso', VE: 'Venezia', VI: 'Vicenza', VR: 'Verona' },
} as const satisfies Record<Region, Record<string, string>>

export type Province = { readonly name: string; readonly region: Region }

/** By sigla, in order of name; compared as plain texts, which for these names is the Italian order: a browser takes some 20 ms to begin with the words of a language. */
export const provinces: Readonly<Record<string, Province>> = Object.fromEntries(
  regionSlugs()
    .flatMap((region) => Object.entries(provinceNames[region]).map(([code, name]): [string, Province] => [code, { name, region }]))
    .sort(([, a], [, b]) => (a.name < b.name ? -1 : 1)),
)

export type Place = {
  /** ISTAT code of the comune, six digits. */
  readonly istat: string
  readonly name: string
  /** Unique in Italy: of two comuni with one name each carries its province. */
  readonly slug: string
  readonly provinceCode: string
  readonly province: string
  readonly region: Region
  readonly latitude: number
  readonly longitude: number
  /** The position is that of its neighbours. */
  readonly approximate: boolean
  /** Rough number of inhabitants. */
  readonly weight: number
}

export function isRegion(slug: string): slug is Region {
  return Object.hasOwn(regions, slug)
}

function regionSlugs(): Region[] {
  return Object.keys(regions).filter(isRegion)
}

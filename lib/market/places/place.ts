import { type Region, regions } from '@/lib/kernel/italian/regions'

export type Province = { readonly name: string; readonly region: Region }

/** Provinces by sigla, in order of name; written out, as every list has them read before it can be used. */
export const provinces: Readonly<Record<string, Province>> = {
  AG: { name: 'Agrigento', region: 'sicilia' },
  AL: { name: 'Alessandria', region: 'piemonte' },
  AN: { name: 'Ancona', region: 'marche' },
  AO: { name: 'Aosta', region: 'valle-d-aosta' },
  AR: { name: 'Arezzo', region: 'toscana' },
  AP: { name: 'Ascoli Piceno', region: 'marche' },
  AT: { name: 'Asti', region: 'piemonte' },
  AV: { name: 'Avellino', region: 'campania' },
  BA: { name: 'Bari', region: 'puglia' },
  BT: { name: 'Barletta-Andria-Trani', region: 'puglia' },
  BL: { name: 'Belluno', region: 'veneto' },
  BN: { name: 'Benevento', region: 'campania' },
  BG: { name: 'Bergamo', region: 'lombardia' },
  BI: { name: 'Biella', region: 'piemonte' },
  BO: { name: 'Bologna', region: 'emilia-romagna' },
  BZ: { name: 'Bolzano', region: 'trentino-alto-adige' },
  BS: { name: 'Brescia', region: 'lombardia' },
  BR: { name: 'Brindisi', region: 'puglia' },
  CA: { name: 'Cagliari', region: 'sardegna' },
  CL: { name: 'Caltanissetta', region: 'sicilia' },
  CB: { name: 'Campobasso', region: 'molise' },
  CE: { name: 'Caserta', region: 'campania' },
  CT: { name: 'Catania', region: 'sicilia' },
  CZ: { name: 'Catanzaro', region: 'calabria' },
  CH: { name: 'Chieti', region: 'abruzzo' },
  CO: { name: 'Como', region: 'lombardia' },
  CS: { name: 'Cosenza', region: 'calabria' },
  CR: { name: 'Cremona', region: 'lombardia' },
  KR: { name: 'Crotone', region: 'calabria' },
  CN: { name: 'Cuneo', region: 'piemonte' },
  EN: { name: 'Enna', region: 'sicilia' },
  FM: { name: 'Fermo', region: 'marche' },
  FE: { name: 'Ferrara', region: 'emilia-romagna' },
  FI: { name: 'Firenze', region: 'toscana' },
  FG: { name: 'Foggia', region: 'puglia' },
  FC: { name: 'Forlì-Cesena', region: 'emilia-romagna' },
  FR: { name: 'Frosinone', region: 'lazio' },
  GE: { name: 'Genova', region: 'liguria' },
  GO: { name: 'Gorizia', region: 'friuli-venezia-giulia' },
  GR: { name: 'Grosseto', region: 'toscana' },
  IM: { name: 'Imperia', region: 'liguria' },
  IS: { name: 'Isernia', region: 'molise' },
  AQ: { name: "L'Aquila", region: 'abruzzo' },
  SP: { name: 'La Spezia', region: 'liguria' },
  LT: { name: 'Latina', region: 'lazio' },
  LE: { name: 'Lecce', region: 'puglia' },
  LC: { name: 'Lecco', region: 'lombardia' },
  LI: { name: 'Livorno', region: 'toscana' },
  LO: { name: 'Lodi', region: 'lombardia' },
  LU: { name: 'Lucca', region: 'toscana' },
  MC: { name: 'Macerata', region: 'marche' },
  MN: { name: 'Mantova', region: 'lombardia' },
  MS: { name: 'Massa-Carrara', region: 'toscana' },
  MT: { name: 'Matera', region: 'basilicata' },
  ME: { name: 'Messina', region: 'sicilia' },
  MI: { name: 'Milano', region: 'lombardia' },
  MO: { name: 'Modena', region: 'emilia-romagna' },
  MB: { name: 'Monza e Brianza', region: 'lombardia' },
  NA: { name: 'Napoli', region: 'campania' },
  NO: { name: 'Novara', region: 'piemonte' },
  NU: { name: 'Nuoro', region: 'sardegna' },
  OR: { name: 'Oristano', region: 'sardegna' },
  PD: { name: 'Padova', region: 'veneto' },
  PA: { name: 'Palermo', region: 'sicilia' },
  PR: { name: 'Parma', region: 'emilia-romagna' },
  PV: { name: 'Pavia', region: 'lombardia' },
  PG: { name: 'Perugia', region: 'umbria' },
  PU: { name: 'Pesaro e Urbino', region: 'marche' },
  PE: { name: 'Pescara', region: 'abruzzo' },
  PC: { name: 'Piacenza', region: 'emilia-romagna' },
  PI: { name: 'Pisa', region: 'toscana' },
  PT: { name: 'Pistoia', region: 'toscana' },
  PN: { name: 'Pordenone', region: 'friuli-venezia-giulia' },
  PZ: { name: 'Potenza', region: 'basilicata' },
  PO: { name: 'Prato', region: 'toscana' },
  RG: { name: 'Ragusa', region: 'sicilia' },
  RA: { name: 'Ravenna', region: 'emilia-romagna' },
  RC: { name: 'Reggio Calabria', region: 'calabria' },
  RE: { name: 'Reggio Emilia', region: 'emilia-romagna' },
  RI: { name: 'Rieti', region: 'lazio' },
  RN: { name: 'Rimini', region: 'emilia-romagna' },
  RM: { name: 'Roma', region: 'lazio' },
  RO: { name: 'Rovigo', region: 'veneto' },
  SA: { name: 'Salerno', region: 'campania' },
  SS: { name: 'Sassari', region: 'sardegna' },
  SV: { name: 'Savona', region: 'liguria' },
  SI: { name: 'Siena', region: 'toscana' },
  SR: { name: 'Siracusa', region: 'sicilia' },
  SO: { name: 'Sondrio', region: 'lombardia' },
  SU: { name: 'Sud Sardegna', region: 'sardegna' },
  TA: { name: 'Taranto', region: 'puglia' },
  TE: { name: 'Teramo', region: 'abruzzo' },
  TR: { name: 'Terni', region: 'umbria' },
  TO: { name: 'Torino', region: 'piemonte' },
  TP: { name: 'Trapani', region: 'sicilia' },
  TN: { name: 'Trento', region: 'trentino-alto-adige' },
  TV: { name: 'Treviso', region: 'veneto' },
  TS: { name: 'Trieste', region: 'friuli-venezia-giulia' },
  UD: { name: 'Udine', region: 'friuli-venezia-giulia' },
  VA: { name: 'Varese', region: 'lombardia' },
  VE: { name: 'Venezia', region: 'veneto' },
  VB: { name: 'Verbano-Cusio-Ossola', region: 'piemonte' },
  VC: { name: 'Vercelli', region: 'piemonte' },
  VR: { name: 'Verona', region: 'veneto' },
  VV: { name: 'Vibo Valentia', region: 'calabria' },
  VI: { name: 'Vicenza', region: 'veneto' },
  VT: { name: 'Viterbo', region: 'lazio' },
}

export type Place = {
  /** ISTAT code of the comune, six digits. */
  readonly istat: string
  readonly name: string
  /** Slug, unique in Italy: of two comuni with one name each carries its province. */
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

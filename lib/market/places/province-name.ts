import { provinces } from './place'
import { foldPlaceName } from './place-name'

// As listings still write them: provinces that are no more, and other spellings of those that are.
const formerCodes: Readonly<Record<string, string>> = { OT: 'SS', OG: 'NU', CI: 'SU', VS: 'SU', PS: 'PU', FO: 'FC' }
const otherSpellings: Readonly<Record<string, string>> = {
  forli: 'FC',
  'forli cesena': 'FC',
  cesena: 'FC',
  monza: 'MB',
  'monza brianza': 'MB',
  'monza e della brianza': 'MB',
  'monza e brianza': 'MB',
  brianza: 'MB',
  pesaro: 'PU',
  'pesaro urbino': 'PU',
  massa: 'MS',
  carrara: 'MS',
  barletta: 'BT',
  andria: 'BT',
  trani: 'BT',
  bat: 'BT',
  'reggio nell emilia': 'RE',
  'reggio di calabria': 'RC',
  verbania: 'VB',
  verbano: 'VB',
  vco: 'VB',
  'carbonia iglesias': 'SU',
  'medio campidano': 'SU',
  'olbia tempio': 'SS',
  ogliastra: 'NU',
  'valle d aosta': 'AO',
  'bolzano bozen': 'BZ',
  bozen: 'BZ',
  'alto adige': 'BZ',
  'roma capitale': 'RM',
  aquila: 'AQ',
  spezia: 'SP',
  'reggio calabria': 'RC',
}
const capitals: Readonly<Record<string, string>> = {
  BT: 'Barletta',
  FC: 'Forlì',
  MB: 'Monza',
  MS: 'Massa',
  PU: 'Pesaro',
  RC: 'Reggio di Calabria',
  RE: "Reggio nell'Emilia",
  SU: 'Carbonia',
  VB: 'Verbania',
}

const codeByName = new Map([
  ...Object.entries(provinces).map(([code, province]): [string, string] => [foldPlaceName(province.name), code]),
  ...Object.entries(otherSpellings),
])

/** The province a two-letter sigla stands for, also one abolished since. */
export function provinceOfCode(text: string): string | undefined {
  const code = text.trim().toUpperCase()
  return Object.hasOwn(provinces, code) ? code : formerCodes[code]
}

export function provinceOfName(text: string): string | undefined {
  return codeByName.get(foldPlaceName(text))
}

/** The comune that speaks for a whole province. */
export function capitalOf(provinceCode: string): string {
  return capitals[provinceCode] ?? provinces[provinceCode]?.name ?? ''
}

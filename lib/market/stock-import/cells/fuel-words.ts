import { says } from './fuel-rule'

/** Names of engines and fuels that mean one thing in every file. */
const diesel = says('diesel|gasolio|s?tdi|[cd]dti|d?tdci|cdi|blue ?hdi|e?-?hdi|dci|jtdm?|mjt|multi-?jet|crdi|d-4d|ecoblue|ddis|skyactiv-d')
const petrol = says('benzina|e?tsi|tfsi|tce|puretech|ecoboost|t-?gdi|twin-?air|firefly|skyactiv-g|vvt-?i')
const gas = says('gpl|lpg|eco-?g')
const methane = says('metano|cng|tgi|g-?tron|natural power')
const hybrid = says('hybrid|ibrid[ao]|m?hev|phev|plug-?\\s?in')
/** Words for an electric car, not its roof or seats: «full electric», «42 kWh», «elettrica» behind no part of it. */
const electric = says(
  String.raw`(?:full|100 ?%|totalmente|completamente|interamente) (?:elettric[ao]|electric)|bev|\d+(?:[.,]\d+)? ?kwh|(?<!(?:capote|capotte|tenda|ribalta|porta|portiera|portellone|pedana|veranda|chiusura|apertura|regolazione|frizione|pompa|presa|guida|antenna|soglia|seduta|piazzola|predisposizione|ventola|scaletta|tendina|panca|poltrona)\s+(?:\p{L}+\s+)?)elettrica`,
)

/** Which word goes with none of which fuels; a word beside one of its own is no contradiction («1.0 TSI / TDI» says nothing at all). */
const contradictions: readonly { word: RegExp; unless: readonly RegExp[]; fuels: readonly string[] }[] = [
  { word: diesel, unless: [petrol], fuels: ['benzina', 'gpl', 'metano', 'benzina-gpl', 'benzina-metano', 'elettrica'] },
  { word: petrol, unless: [diesel], fuels: ['diesel', 'ibrida-diesel', 'elettrica'] },
  { word: gas, unless: [methane], fuels: ['diesel', 'ibrida-diesel', 'elettrica', 'metano', 'benzina-metano'] },
  { word: methane, unless: [gas], fuels: ['diesel', 'ibrida-diesel', 'elettrica', 'gpl', 'benzina-gpl'] },
  { word: hybrid, unless: [], fuels: ['elettrica'] },
  { word: electric, unless: [hybrid], fuels: ['benzina', 'diesel', 'gpl', 'metano', 'benzina-gpl', 'benzina-metano'] },
]

/** Whether a text says that its vehicle has no engine. */
export function saysElectric(text: string): boolean {
  return electric.test(text) && !hybrid.test(text)
}

/** The word of a vehicle's text that its fuel cannot go with, as it is written. A plug-in or a mild hybrid goes with any engine. */
export function contradictingWord(text: string, fuel: string): string | undefined {
  for (const { word, unless, fuels } of contradictions) {
    const found = fuels.includes(fuel) ? word.exec(text)?.[0] : undefined
    if (found !== undefined && !unless.some((other) => other.test(text))) return found
  }
  return undefined
}

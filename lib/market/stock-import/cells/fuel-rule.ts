/** Finds one of these words where it stands alone. */
export const says = (words: string) => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words})(?![\p{L}])`, 'iu')

const gas = says('gpl|lpg|eco-?g|easy\\s?power|ecochic|eco-gpl|gpl-tech|benz/gpl|bi-?fuel gpl|bz/gpl')
const methane = says('metano|cng|natural power|g-?tron|tgi|ecofuel|bi-?power')
const plugIn = says('plug-?\\s?in|phev')
const plugInNames = says(
  '4xe|recharge|tfsie|tfsi e|twin engine|t[68] te|gte|dm-?i|hpev|shs-p|x?drive\\s?\\d{2}e|[2357]\\d{2}e|\\d{3} d?e eq|\\d{3} ?de',
)
/** Engines of one group: its «Hybrid» with this much power is charged at a socket. */
const chargedStellantis = says('hybrid4?\\s?(?:180|195|225|300|360)|e-?tense')
const chargedHybrid = says('e-?hybrid')
const mild = says('mhev|mild|m-?hybrid|48v|etsi|firefly(?: s&s)? hybrid|ecoboost (?:mhev|h|hybrid)|e-?boost')
const electric = says('elettric[ao]|electric|full electric|bev|ev|e-tron|taycan|kwh|\\d+\\s?kwh')
const hybrid = says('hybrid|ibrid[ao]|hev|e-?tech|hsd|e-?power')
const diesel = says(
  'diesel|gasolio|s?tdi|tdi\\d*|cdi|blue ?hdi|hdi|dci|blue ?dci|jtdm?|mjt|multi\\s?jet|mjet|crdi|d-4d|tdci|ecoblue|cdti|bluetec|tdv6|sdv6|t?d4|sd4|dtec|i-dtec|skyactiv-d|dpf|\\d{2,3}\\s?(?:x|s)?d|(?:x|s)drive\\d{2}d|\\d\\.\\d\\s?t?d|d[2-6]|jtd',
)
const petrol = says(
  'benzina|petrol|e?tsi|tfsi|tce|t?-?gdi|tgdi|ecoboost|puretech|vti|mpi|firefly|twin ?air|skyactiv-g|vvt-?i|v?tec|\\d{2,3}i|(?:x|s)drive\\d{2}i|\\d\\.\\d\\s?i',
)
/** Makes whose «e-Hybrid» is charged at a socket; elsewhere the word means a mild hybrid. */
const socketHybrids = new Set(['volkswagen', 'cupra', 'seat', 'skoda', 'porsche', 'audi', 'bentley', 'leapmotor'])
const stellantis = new Set(['peugeot', 'citroen', 'ds-automobiles', 'opel'])
/** Makes whose small «Hybrid» only helps the engine along. */
const mildHybrids = new Set(['fiat', 'lancia', 'jeep', 'alfa-romeo', 'mazda', 'maserati', 'land-rover'])

/** Fuels a label can name; «ibrida» alone leaves open which. */
export type FuelLabel = string | null

/**
 * The fuel, from what the file's label says and the words of the title. The title corrects a label that knows no better:
 * petrol or hybrid with GPL or methane in the title, a hybrid that is a plug-in or a mild one, and a label that is missing.
 */
export function fuelOf(label: FuelLabel, title: string, make: string): string | null {
  const known = label === 'altro' ? null : label
  if (
    known === 'diesel' ||
    known === 'gpl' ||
    known === 'metano' ||
    known === 'benzina-gpl' ||
    known === 'benzina-metano' ||
    known === 'plug-in' ||
    known === 'idrogeno' ||
    known === 'etanolo'
  )
    return known
  if (known === 'elettrica') return plugIn.test(title) ? 'plug-in' : known
  const fromTitle = namedIn(title, make, known !== null && known !== 'benzina')
  if (known === null) return fromTitle ?? plainFuelIn(title, make) ?? label
  if (fromTitle) return known === 'ibrida-diesel' && fromTitle === 'mild-hybrid' ? 'mild-hybrid' : fromTitle
  return known === 'ibrida-benzina' && diesel.test(title) && !petrol.test(title) ? 'ibrida-diesel' : known
}

/** Words that are clear enough to correct a label. */
function namedIn(title: string, make: string, isHybrid: boolean): string | null {
  if (gas.test(title)) return 'benzina-gpl'
  if (methane.test(title)) return 'benzina-metano'
  if (plugIn.test(title)) return 'plug-in'
  if (mild.test(title)) return 'mild-hybrid'
  if (plugInNames.test(title) || (chargedHybrid.test(title) && socketHybrids.has(make))) return 'plug-in'
  if (isHybrid && stellantis.has(make) && chargedStellantis.test(title)) return 'plug-in'
  return isHybrid && mildHybrids.has(make) ? 'mild-hybrid' : null
}

function plainFuelIn(title: string, make: string): string | null {
  if (hybrid.test(title) || chargedHybrid.test(title))
    return mildHybrids.has(make) ? 'mild-hybrid' : diesel.test(title) ? 'ibrida-diesel' : 'ibrida-benzina'
  if (diesel.test(title)) return 'diesel'
  if (petrol.test(title)) return 'benzina'
  return electric.test(title) ? 'elettrica' : null
}

import { listText } from '@/lib/kernel/italian/list-text'
import { fuels, gearboxes, labelOf } from '@/lib/market/catalogue/vocabulary'
import type { OfferedVersion } from './version'
import { versionName } from './version-name'

/** As they were typed; empty where nothing was. */
type Written = { version: string; fuel: string; gearbox: string; power: string }

/** Ads that have to name a version before anything is asked about it. */
const adsToAsk = 5
/** Kilowatts by which papers and ads differ. */
const powerTolerance = 3

/** Asks about a version that no ad names with this engine; null where nothing contradicts, and where ads do not know the version. */
export function versionQuestion(versions: readonly OfferedVersion[], { version, fuel, gearbox, power }: Written): string | null {
  const typed = versionName(version).words
  const named = typed.length === 0 ? [] : versions.filter(({ label }) => isOf(versionName(label).words, typed))
  if (named.reduce((sum, { ads }) => sum + ads, 0) < adsToAsk) return null
  const kw = Number(power)
  const powers = named.flatMap(({ facts }) => (typeof facts.powerKw === 'number' ? [facts.powerKw] : []))
  if (fuel !== '' && named.every((one) => one.fuel !== fuel))
    return asked(version, `è ${anyOf(named.map((one) => labelOf(fuels, one.fuel).toLowerCase()))}`, labelOf(fuels, fuel).toLowerCase())
  if (kw > 0 && powers.length === named.length && powers.every((one) => Math.abs(one - kw) > powerTolerance))
    return asked(version, `ha ${anyOf(powers.sort((one, other) => one - other).map(String))} kW`, `${kw} kW`)
  if (gearbox !== '' && named.every((one) => one.gearbox !== gearbox))
    return asked(
      version,
      `ha il cambio ${anyOf(named.map((one) => labelOf(gearboxes, one.gearbox).toLowerCase()))}`,
      labelOf(gearboxes, gearbox).toLowerCase(),
    )
  return null
}

/** A typed name may be longer than that of a version, or shorter. */
function isOf(words: readonly string[], typed: readonly string[]): boolean {
  return words.length > 0 && (words.every((word) => typed.includes(word)) || typed.every((word) => words.includes(word)))
}

function asked(version: string, ads: string, written: string): string {
  return `«${version}» negli annunci di quegli anni ${ads}, tu hai indicato ${written}: quale dato è sbagliato?`
}

const anyOf = (all: readonly string[]) => listText([...new Set(all)], 'o')

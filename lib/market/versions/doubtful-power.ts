import { cvToKw, kwToCv } from '@/lib/market/catalogue/power'

type PoweredAd = { version: string; fuel: string; powerKw: number; displacementCc: number | null }

/** Displacements of one engine as files round them. */
const sameEngineCc = 20
/** How many times more frequent a wrong power may be than the right one. */
const timesAsFrequent = 2
/** Share by which horsepower of a name may differ from the kilowatts beside it. */
const namedTolerance = 0.1
/** CV by which powers differ whose kilowatts are neighbours. */
const cvOfOneKw = 2

/** Powers that an engine may have instead of the one its ads say; null where nothing speaks against that. */
type OtherPowers = (engine: { fuel: string; powerKw: number }) => readonly number[] | null

/**
 * Tells the powers of one model that no seller should get filled in: those that the names of their ads contradict, and those that look like kilowatts taken
 * for CV once more. «PureTech 75» has 55 kW; files that convert twice give 40.
 */
export function doubtfulPowers(ads: readonly PoweredAd[]): OtherPowers {
  const engines = new Map<string, PoweredAd[]>()
  for (const ad of ads) {
    const own = engines.get(keyOf(ad))
    if (own) own.push(ad)
    else engines.set(keyOf(ad), [ad])
  }
  const all = [...engines.values()]
  const doubtful = new Map(
    [...engines].flatMap(([key, own]) => {
      const origins = all.filter((other) => isConvertedTwice(own, other)).flatMap(([ad]) => ad?.powerKw ?? [])
      return isContradicted(own) || origins.length > 0 ? [[key, origins] as const] : []
    }),
  )
  return (engine) => doubtful.get(keyOf(engine)) ?? null
}

/** Whether most of these ads write the CV of their kilowatts: «PureTech 75» with 55 kW is right, though 55 is also 74 converted once more. */
export function sayTheirPower(ads: readonly PoweredAd[]): boolean {
  return 2 * naming(ads, ads[0]?.powerKw ?? 0, cvOfOneKw) > ads.length
}

const keyOf = ({ fuel, powerKw }: { fuel: string; powerKw: number }) => `${fuel} ${powerKw}`

/** Whether most names that say CV say others than these kilowatts are: «1.8 122cv» with 72 kW. */
function isContradicted(ads: readonly PoweredAd[]): boolean {
  const named = ads.flatMap(({ version, powerKw }) => {
    const cv = Number(/\b(\d{2,3})\s?cv\b/i.exec(version)?.[1] ?? 0)
    return cv > 0 ? [Math.abs(cvToKw(cv) - powerKw) > namedTolerance * powerKw] : []
  })
  return 2 * named.filter((contradicts) => contradicts).length > named.length
}

/** Whether these kilowatts are those of a power of the same engine, converted again, and no name speaks for them. Some makes' files convert twice so often that the right power is the rarer one. */
function isConvertedTwice(ads: readonly PoweredAd[], others: readonly PoweredAd[]): boolean {
  const [[one], [other]] = [ads, others]
  if (!one || !other || one.fuel !== other.fuel || timesAsFrequent * others.length <= ads.length) return false
  if (Math.abs(cvToKw(other.powerKw) - one.powerKw) > 1 || !areOneEngine(ads, others)) return false
  return naming(ads, one.powerKw) <= naming(ads, other.powerKw)
}

function areOneEngine(ads: readonly PoweredAd[], others: readonly PoweredAd[]): boolean {
  const [one, other] = [middleCc(ads), middleCc(others)]
  return one === undefined || other === undefined || Math.abs(one - other) <= sameEngineCc
}

function middleCc(ads: readonly PoweredAd[]): number | undefined {
  const known = ads.flatMap(({ displacementCc }) => (displacementCc === null ? [] : [displacementCc])).sort((one, other) => one - other)
  return known[Math.floor(known.length / 2)]
}

/** How many ads have the CV of these kilowatts among the numbers of their names. */
function naming(ads: readonly PoweredAd[], kw: number, toleranceCv = 1): number {
  return ads.filter(({ version }) =>
    [...version.matchAll(/(?<![\d.,])\d{2,3}(?![\d.,])/g)].some(([cv]) => Math.abs(Number(cv) - kwToCv(kw)) <= toleranceCv),
  ).length
}

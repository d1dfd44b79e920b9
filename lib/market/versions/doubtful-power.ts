import { cvToKw, kwToCv } from '@/lib/market/catalogue/power'

type PoweredAd = { version: string; fuel: string; powerKw: number; displacementCc: number | null }

/** Displacements of one engine as files round them. */
const sameEngineCc = 20
/** How many times more frequent a wrong power may be than the right one. */
const timesAsFrequent = 2
/** Share by which horsepower of a name may differ from the kilowatts beside it. */
const namedTolerance = 0.1

/**
 * Tells the powers of one model that no seller should get filled in: those that the names of their ads contradict, and those that look like kilowatts taken
 * for CV once more. «PureTech 75» has 55 kW; files that convert twice give 40.
 */
export function doubtfulPowers(ads: readonly PoweredAd[]): (engine: { fuel: string; powerKw: number }) => boolean {
  const engines = new Map<string, PoweredAd[]>()
  for (const ad of ads) {
    const own = engines.get(keyOf(ad))
    if (own) own.push(ad)
    else engines.set(keyOf(ad), [ad])
  }
  const all = [...engines.values()]
  const doubtful = new Set(
    [...engines].filter(([, own]) => isContradicted(own) || all.some((other) => isConvertedTwice(own, other))).map(([key]) => key),
  )
  return (engine) => doubtful.has(keyOf(engine))
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
function naming(ads: readonly PoweredAd[], kw: number): number {
  return ads.filter(({ version }) =>
    [...version.matchAll(/(?<![\d.,])\d{2,3}(?![\d.,])/g)].some(([cv]) => Math.abs(Number(cv) - kwToCv(kw)) <= 1),
  ).length
}

import { cvToKw } from '@/lib/market/catalogue/power'
import { isCertain, shiftOf } from './version'

type PoweredName = { words: readonly string[]; fuel: string; gearbox: string; powerKw: number; year: number | null }

/** Fuels of vehicles with an electric motor: ads give the power of one motor, of both, or for half an hour. */
const motorFuels = new Set(['plug-in', 'elettrica', 'ibrida-benzina', 'ibrida-diesel'])
/** Kilowatts by which powers differ that were written in CV. */
const roundingKw = 1

/**
 * Tells the powers that a name does not decide: of vehicles with an electric motor, where ads with all words of the name and of the same years give others.
 * A combustion engine is another matter: «1.2» with 51 and with 63 kW are two engines, and the seller knows which.
 */
export function contradictedPowers(
  ads: readonly PoweredName[],
): (version: { words: readonly string[]; fuel: string; gearbox: string; powerKw: number; years: readonly number[] }) => boolean {
  return ({ words, fuel, gearbox, powerKw, years }) => {
    if (!motorFuels.has(fuel) || words.some((word) => Math.abs(cvToKw(Number(word)) - powerKw) <= roundingKw)) return false
    const [first, last] = [Math.min(...years), Math.max(...years)]
    const alike = ads.filter(
      (ad) =>
        ad.fuel === fuel &&
        shiftOf(ad.gearbox) === shiftOf(gearbox) &&
        (ad.year === null || (first <= ad.year && ad.year <= last)) &&
        words.every((word) => ad.words.includes(word)),
    )
    const agree = alike.filter((ad) => Math.abs(ad.powerKw - powerKw) <= roundingKw).length
    return !isCertain({ agree, contradict: alike.length - agree })
  }
}

import { fuels, labelOf } from '@/lib/market/catalogue/vocabulary'
import type { OfferedVersion } from '@/lib/market/versions/version'
import { type Corrections, versionKey } from './corrections'
import type { ReadAd } from './read-ad'
import type { RowReader } from './row-reader'

type Context = { modelName: string; corrections: Corrections; modelsWithVersions: ReadonlySet<string> }

/** What a remark calls the version of a row that names none. */
const unnamed = 'senza versione'

/** Fills in what a row leaves out and the chosen version says. Without a choice the missing power is remarked, where versions of the model are known. */
export function takeVersion(ad: ReadAd, row: RowReader, { modelName, corrections, modelsWithVersions }: Context): void {
  const model = [ad.category, ad.make, ad.model].join('/')
  if (ad.powerKw !== null || !modelsWithVersions.has(model)) return
  const named = ad.version || unnamed
  const chosen = corrections.versions[versionKey(model, named)] ?? corrections.versions[versionKey(model)]
  if (!chosen) row.noteVersion(`${modelName}: potenza non indicata`, named, model)
  else if (ad.fuel !== null && ad.fuel !== chosen.fuel) {
    const [own, other] = [labelOf(fuels, ad.fuel), labelOf(fuels, chosen.fuel)].map((name) => name.toLowerCase())
    row.noteVersion(`${modelName}: la versione scelta è ${other}, la riga dice ${own}`, named, model)
  } else {
    fillIn(ad, chosen)
    row.note('version', `${modelName}: dati della versione scelta, «${chosen.label}»`, named, 'corrected')
  }
}

function fillIn(ad: ReadAd, { label, fuel, gearbox, isFuelCertain, facts }: OfferedVersion): void {
  ad.version ||= label
  if (isFuelCertain) ad.fuel ??= fuel
  ad.gearbox ??= gearbox
  ad.powerKw ??= numberOf(facts.powerKw)
  ad.displacementCc ??= numberOf(facts.displacementCc)
  ad.emissionClass ??= textOf(facts.emissionClass)
  ad.body ??= textOf(facts.body)
  ad.doors ??= numberOf(facts.doors)
  ad.seats ??= numberOf(facts.seats)
  ad.drive ??= textOf(facts.drive)
  ad.consumptionL100km ??= numberOf(facts.consumptionL100km)
}

const numberOf = (value: string | number | undefined) => (typeof value === 'number' ? value : null)
const textOf = (value: string | number | undefined) => (typeof value === 'string' ? value : null)

import type { Db } from '@/lib/kernel/db/db.server'
import { type AdValues } from '@/lib/market/ads/write-ad.server'
import { provinceOfCode, provinceOfName } from '@/lib/market/places/province-name'
import { findTypedPlace } from '@/lib/market/places/typed-place.server'
import { type AskedFact, askedFactNames } from '@/lib/market/valuation/asked-facts'
import { type AskedVehicle, readValuation } from '@/lib/market/valuation/read-valuation.server'
import type { Draft } from './draft-access.server'
import type { Answers } from './draft-fields'

type DraftSource = Pick<Draft, 'category' | 'dealerId' | 'adId' | 'begunWith'>

/** The vehicle of a draft as its ad will say it, so that both have one estimate; or what keeps it from being valued. */
export async function vehicleOfDraft(
  db: Db,
  { category, dealerId, adId, begunWith }: DraftSource,
  answers: Answers,
  values: AdValues,
  now: Date,
): Promise<AskedVehicle | { why: string }> {
  const place = findTypedPlace(answers['comune'] ?? '')
  const { vehicle, errors } = readValuation(
    { ...answers, categoria: category, provincia: place?.provinceCode ?? provinceOf(begunWith) },
    now,
  )
  if (!vehicle) return { why: Object.values(errors).find((error) => error.includes('?')) ?? incomplete }
  const [text, number, flag] = [textOf(values), numberOf(values), flagOf(values)]
  return {
    ...vehicle,
    more: {
      id: adId ?? 0,
      offerType: text('offerType') ?? 'usato',
      body: text('body'),
      drive: text('drive'),
      displacementCc: number('displacementCc'),
      doors: number('doors'),
      seats: number('seats'),
      equipment: equipmentOf(values),
      accident: text('accident'),
      running: flag('running'),
      financeRequired: flag('financeRequired'),
      dealerId,
      knownSince: adId === null ? null : await knownSince(db, adId),
    },
  }
}

/** The province as it was typed on «Vendi», if it is one. */
function provinceOf(begunWith: Answers | null): string {
  const typed = begunWith?.['provincia'] ?? ''
  return provinceOfCode(typed) ?? provinceOfName(typed) ?? ''
}

const mustBeSaid = ['marca', 'modello', 'immatricolazione', 'km'] as const

/** The facts with which the seller has seen an estimate before: of the ad that is changed, or on «Vendi». */
export function seenFacts({ base, begunWith }: Pick<Draft, 'base' | 'begunWith'>): AskedFact[] {
  const before = base ?? begunWith ?? {}
  const isSaid = (name: string) => (before[name] ?? '') !== ''
  return mustBeSaid.every(isSaid) ? askedFactNames.filter(isSaid) : []
}

const incomplete = 'completa prima marca, modello, immatricolazione e chilometri'

async function knownSince(db: Db, adId: number): Promise<Date | null> {
  const [ad] = await db<{ knownSince: Date | null }[]>`select least(created_at, published_at) as known_since from ad where id = ${adId}`
  return ad?.knownSince ?? null
}

const textOf = (values: AdValues) => (name: keyof AdValues) => {
  const value = values[name]
  return typeof value === 'string' ? value : null
}
const numberOf = (values: AdValues) => (name: keyof AdValues) => {
  const value = values[name]
  return typeof value === 'number' ? value : null
}
const flagOf = (values: AdValues) => (name: keyof AdValues) => {
  const value = values[name]
  return typeof value === 'boolean' ? value : null
}

function equipmentOf({ equipment }: AdValues): string[] {
  return Array.isArray(equipment) ? equipment.filter((item) => typeof item === 'string') : []
}

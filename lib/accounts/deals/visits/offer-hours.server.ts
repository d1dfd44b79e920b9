import type { Outcome, Press } from '@/lib/accounts/deals/deal-action.server'
import type { Deal } from '@/lib/accounts/deals/open-deal.server'
import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { invalidField } from '@/lib/kernel/validation/fields'
import { overlaps, readSpan } from './slots'
import { findDealer } from './visit-place.server'
import { deleteHours, insertHours, listHours } from './visits.server'

const mostSpans = 20
type TypedHours = { giorno: string; dalle: string; alle: string }

/** The ad of a private seller who says when it can be seen; a dealer has opening hours. */
async function openAd(db: Db, deal: Deal, { party }: Press): Promise<number> {
  if (deal.adId === null || party.side !== 'seller' || (await findDealer(db, deal)))
    throw new AppError('notFound', 'not the private seller of an ad')
  return deal.adId
}

/** Adds a span in which the vehicle can be seen, for everybody who asks. */
export async function addHours(db: Db, deal: Deal, typed: TypedHours, press: Press): Promise<Outcome> {
  const { now } = press
  const adId = await openAd(db, deal, press)
  if (typed.alle === '') throw invalidField('alle', 'Scrivi fino a che ora')
  const span = readSpan(typed, now)
  if ('field' in span) throw invalidField(span.field, span.text)
  const known = await listHours(db, adId, now)
  const isKnown = known.some(({ from, to }) => from.getTime() === span.from.getTime() && to.getTime() === span.to.getTime())
  if (!isKnown && known.some((other) => overlaps(span, other)))
    throw invalidField('dalle', 'In quest’orario ne hai già indicato uno: togli prima quello')
  if (known.length >= mostSpans) throw invalidField('giorno', `Puoi indicare al massimo ${mostSpans} orari`)
  await insertHours(db, adId, span)
  return { notice: 'Orario aggiunto: chi compra può scegliere un’ora.' }
}

/** Takes a span back. Visits that were agreed on stay. */
export async function removeHours(db: Db, deal: Deal, id: number, press: Press): Promise<Outcome> {
  await deleteHours(db, await openAd(db, deal, press), id)
  return { notice: 'Orario tolto. Le visite già fissate restano.' }
}

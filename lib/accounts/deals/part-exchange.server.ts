import type { Db } from '@/lib/kernel/db/db.server'
import { invalidField } from '@/lib/kernel/validation/fields'
import { parseWhole } from '@/lib/market/search/query/whole-number'
import type { Outcome, Press } from './deal-action.server'
import { amountText, type Offer } from './offer'
import type { Deal, DealParty } from './open-deal.server'
import type { OwnValuation, PartExchange } from './part-exchange'
import { say } from './say.server'
import { listOffers, removePartExchange } from './store-offers.server'

/** What an offer asks for beside its amount, as it was typed. */
export type Conditions = { reserve: boolean; valuation: string; hoped: string }
type Read = Pick<Offer, 'wantsReservation' | 'partExchangeId' | 'partExchangeEuro'>

/** What the conditions of an offer say; a vehicle is given in by a buyer, from their own valuations. */
export async function readConditions(
  db: Db,
  deal: Deal,
  { reserve, valuation, hoped }: Conditions = { reserve: false, valuation: '', hoped: '' },
  { side }: DealParty,
): Promise<Read | { refusal: string }> {
  const wantsReservation = reserve
  if (valuation === '' || side !== 'buyer') return { wantsReservation, partExchangeId: null, partExchangeEuro: null }
  const own = deal.userId === null ? [] : await listOwnValuations(db, deal.userId)
  const partExchangeId = own.find(({ id }) => String(id) === valuation)?.id
  if (partExchangeId === undefined) return { refusal: 'Questa valutazione non c’è più: scegline un’altra, o proponi senza permuta.' }
  const partExchangeEuro = hoped.trim() === '' ? null : parseWhole(hoped, 1, 20_000_000)
  if (partExchangeEuro === undefined) throw invalidField('ritiro', 'Scrivi quanto ti aspetti in euro interi: per esempio 10.200.')
  return { wantsReservation, partExchangeId, partExchangeEuro }
}

/** The saved valuations of an account, the newest first. */
export async function listOwnValuations(db: Db, userId: number): Promise<OwnValuation[]> {
  return db<OwnValuation[]>`
    select id, name, euro from saved_valuation where user_id = ${userId} and removed_at is null order by saved_at desc, id desc`
}

/** The vehicles that are put to the offers of a conversation, by the offer. One that its owner has removed is none. */
export async function listPartExchanges(db: Db, replyId: number): Promise<Map<number, PartExchange>> {
  const rows = await db<{ id: number; name: string; euro: number; amountEuro: number; hopedEuro: number | null }[]>`
    select offer.id, name, euro, amount_euro, part_exchange_euro as hoped_euro
    from offer join saved_valuation on saved_valuation.id = part_exchange_id where reply_id = ${replyId} and removed_at is null`
  return new Map(
    rows.map(({ id, name, euro, amountEuro, hopedEuro }) => [
      id,
      {
        name,
        estimate: amountText(euro),
        hoped: hopedEuro === null ? null : { amount: amountText(hopedEuro), left: leftText(amountEuro - hopedEuro) },
      },
    ]),
  )
}

function leftText(euro: number): string {
  return euro >= 0 ? `Differenza da pagare: ${amountText(euro)}` : `Differenza a tuo favore: ${amountText(-euro)}`
}

/** Takes a vehicle back from an offer, by its buyer: the seller sees nothing of it any more. */
export async function withdrawPartExchange(db: Db, deal: Deal, offerId: number, { party }: Press): Promise<Outcome> {
  const offer = (await listOffers(db, deal.id)).find(({ id }) => id === offerId)
  if (!offer || offer.author !== party.side) return { refusal: 'Questa permuta non è tua.' }
  if (offer.partExchangeId === null) return { notice: 'La permuta non c’è già più.' }
  await removePartExchange(db, offer.id)
  const lead = `${deal.name} toglie la permuta dalla proposta di ${amountText(offer.amountEuro)} per «${deal.title}».`
  const wording = { subject: `Tolta la permuta per ${deal.title}`, lead, button: 'Apri la conversazione' }
  await say(db, deal, party, 'Tolgo la mia permuta dalla proposta.', wording)
  return { notice: 'Hai tolto la permuta: chi vende non la vede più.' }
}

import { type InferType, object, string } from 'yup'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { idField, invalidField, messageField } from '@/lib/kernel/validation/fields'
import { messages } from '@/lib/kernel/validation/rules'
import { action, type DealAction, type ReadBody } from './deal-action.server'
import { setMinimum } from './hidden-minimum.server'
import { answerOffer, type Given, makeOffer } from './move-offer.server'
import type { Answer } from './offer-words.server'
import { type DealParty, openDeal } from './open-deal.server'
import { withdrawPartExchange } from './part-exchange.server'
import { questionActions } from './questions/question-actions.server'
import { saleActions } from './sale/sale-actions.server'
import { visitActions } from './visit-actions.server'

const maxWords = 1_000
const wordsField = () => messageField(0, maxWords).default('')
const shortField = () => string().max(40, messages.maxLength).default('')
export const offerSchema = object({
  importo: string().required(messages.required).max(40, messages.maxLength),
  message: wordsField(),
  riserva: shortField(),
  permuta: shortField(),
  ritiro: shortField(),
})
const mostOfRefusal = 500
const minimumSchema = object({ minimo: shortField(), parole: messageField(0, mostOfRefusal).default('') })
const withdrawnSchema = object({ proposta: idField().required(messages.required) })

/** What the form of an offer sends, whatever page it stands on. */
export function offerGiven({ importo, message, riserva, permuta, ritiro }: InferType<typeof offerSchema>): Given {
  return { amount: importo, words: message, conditions: { reserve: riserva !== '', valuation: permuta, hoped: ritiro } }
}
const answerSchema = object({ proposta: idField().required(messages.required), message: wordsField() })

const answer = (move: Answer, adLock: DealAction['adLock'] = 'share') =>
  action(
    answerSchema,
    (db, deal, { proposta, message }, press) => answerOffer(db, deal, { offerId: Number(proposta), move, words: message }, press),
    adLock,
  )

/** Every button of a conversation, by the word its form sends. */
export const dealActions: Readonly<Record<string, DealAction>> = {
  proponi: action(offerSchema, (db, deal, body, press) => makeOffer(db, deal, offerGiven(body), press)),
  accetta: answer('accept', 'update'),
  rifiuta: answer('decline'),
  ritira: answer('withdraw'),
  prolunga: answer('extend'),
  'tirati-indietro': answer('stepBack', 'update'),
  'permuta-togli': action(withdrawnSchema, (db, deal, { proposta }, press) => withdrawPartExchange(db, deal, Number(proposta), press)),
  minimo: action(
    minimumSchema,
    (db, deal, { minimo, parole }, press) => setMinimum(db, deal, { typed: minimo, words: parole }, press),
    'update',
  ),
  ...questionActions,
  ...visitActions,
  ...saleActions,
}

/** Does what a button asks, in one transaction with its mails. What the clock or the market has done meanwhile stays done when the press is refused. */
export async function actOnDeal(db: Db, party: DealParty, name: string, readBody: ReadBody, now = new Date()): Promise<string> {
  const found = Object.hasOwn(dealActions, name) ? dealActions[name] : undefined
  if (!found) throw invalidField('azione', messages.digits)
  const run = await found.read(readBody)
  const outcome = await inTransaction(db, async (db) => {
    await lockBuyer(db, party.replyId)
    const deal = await openDeal(db, party.replyId, found.adLock)
    if (!deal) throw new AppError('notFound', 'no such conversation')
    return run(db, deal, { party, now })
  })
  if ('refusal' in outcome) throw new AppError('conflict', 'refused', { shownText: outcome.refusal })
  return outcome.notice
}

/** One buyer at a time, whatever the conversation: what is counted over all of them stays true. Taken before any row is locked. */
export async function lockBuyer(db: Db, replyId: number): Promise<void> {
  await db`select pg_advisory_xact_lock(hashtextextended('deals of ' || lower(email), 0)) from reply where id = ${replyId}`
}

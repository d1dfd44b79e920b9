import { object, string } from 'yup'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { idField, invalidField, messageField } from '@/lib/kernel/validation/fields'
import { messages } from '@/lib/kernel/validation/rules'
import { action, type DealAction, type ReadBody } from './deal-action.server'
import { type Answer, answerOffer, makeOffer } from './move-offer.server'
import { type DealParty, openDeal } from './open-deal.server'
import { questionActions } from './questions/question-actions.server'
import { visitActions } from './visit-actions.server'

const maxWords = 1_000
const wordsField = () => messageField(0, maxWords).default('')
export const offerSchema = object({ importo: string().required(messages.required).max(40, messages.maxLength), message: wordsField() })
const answerSchema = object({ proposta: idField().required(messages.required), message: wordsField() })

const answer = (move: Answer) =>
  action(answerSchema, (db, deal, { proposta, message }, press) =>
    answerOffer(db, deal, { offerId: Number(proposta), move, words: message }, press),
  )

/** Every button of a conversation, by the word its form sends. */
export const dealActions: Readonly<Record<string, DealAction>> = {
  proponi: action(offerSchema, (db, deal, { importo, message }, press) => makeOffer(db, deal, { amount: importo, words: message }, press)),
  accetta: answer('accept'),
  rifiuta: answer('decline'),
  ritira: answer('withdraw'),
  prolunga: answer('extend'),
  'tirati-indietro': answer('stepBack'),
  ...questionActions,
  ...visitActions,
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

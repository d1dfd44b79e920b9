import { requireModerator, type User } from '@/lib/accounts/users/user'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { queueMail } from '@/lib/kernel/mail/queue-mail.server'
import { invalidField } from '@/lib/kernel/validation/fields'
import { lengthOf, messages } from '@/lib/kernel/validation/rules'
import { findMailedAd } from '@/lib/market/ads/mailed-ad.server'
import { lockCase, namesOf, refuseDecided, refuseHeld } from './lock-case.server'
import { maxStatementLength } from './moderation-case'
import { questionMail } from './moderation-mails.server'
import { writeLog } from './open-case.server'

/** Asks the seller something. The ad stays as it is, and the case waits for the answer. */
export async function askSeller(db: Db, moderator: User, id: number, question: string): Promise<void> {
  requireModerator(moderator)
  if (question.trim() === '') throw invalidField('testo', messages.required)
  if (lengthOf(question) > maxStatementLength) throw invalidField('testo', messages.maxLength)
  await inTransaction(db, async (db) => {
    const found = await lockCase(db, id)
    refuseDecided(found)
    refuseHeld(found, moderator)
    if (found.ownerEmail === null)
      throw new AppError('conflict', 'nobody to ask', { shownText: 'Questo annuncio non ha un account a cui chiedere.' })
    await db`
      update moderation_case set question = ${question.trim()}, asked_at = now(), answer = '', answered_at = null, held_by = null, held_since = null where id = ${id}`
    await writeLog(db, { caseId: id, adId: found.adId, moderator: moderator.displayName, action: 'Chiesto al venditore' })
    const about = { title: namesOf(found).title, ad: await findMailedAd(db, found.adId) }
    await queueMail(db, questionMail({ to: found.ownerEmail, ...about, question: question.trim() }))
  })
}

/** The answer brings the case back to the queue. */
export async function answerQuestion(db: Db, seller: User, adId: number, answer: string): Promise<void> {
  if (answer.trim() === '') throw invalidField('risposta', messages.required)
  if (lengthOf(answer) > maxStatementLength) throw invalidField('risposta', messages.maxLength)
  await inTransaction(db, async (db) => {
    const [answered] = await db<{ id: number }[]>`
      update moderation_case set answer = ${answer.trim()}, answered_at = now() from ad
      where ad.id = ad_id and ad_id = ${adId} and owner_id = ${seller.id} and decided_at is null and asked_at is not null and answered_at is null
      returning moderation_case.id`
    if (!answered) throw new AppError('notFound', 'no question', { shownText: 'Per questo annuncio non c’è una domanda aperta.' })
    await writeLog(db, { caseId: answered.id, adId, moderator: 'venditore', action: 'Risposta' })
  })
}

import { requireModerator, type User } from '@/lib/accounts/users/user'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { invalidField } from '@/lib/kernel/validation/fields'
import { messages } from '@/lib/kernel/validation/rules'
import { type DecidedCase, lockCase, ownDecision, refuseDecided, refuseHeld } from './lock-case.server'
import type { Colleague } from './moderation-case'
import { writeLog } from './open-case.server'

/** Keeps a case for one moderator: nobody else decides it meanwhile. */
export async function takeCase(db: Db, moderator: User, id: number): Promise<void> {
  requireModerator(moderator)
  await inTransaction(db, async (db) => {
    const found = await lockWaiting(db, moderator, id)
    if (found.decidedBy === moderator.id) throw ownDecision()
    await setHolder(db, found, moderator.id)
    await writeLog(db, { caseId: id, adId: found.adId, moderator: moderator.displayName, action: 'Preso in carico' })
  })
}

/** Gives a case to another moderator, who has it as if they had taken it. */
export async function handOver(db: Db, moderator: User, id: number, colleagueId: number): Promise<void> {
  requireModerator(moderator)
  await inTransaction(db, async (db) => {
    const found = await lockWaiting(db, moderator, id)
    const colleague = (await listColleagues(db, moderator)).find((one) => one.id === colleagueId)
    if (!colleague) throw invalidField('collega', messages.required)
    if (found.decidedBy === colleague.id)
      throw invalidField('collega', `${colleague.name} ha deciso questo annuncio: il ricorso lo decide un’altra persona.`)
    await setHolder(db, found, colleague.id)
    await writeLog(db, { caseId: id, adId: found.adId, moderator: moderator.displayName, action: `Passato a ${colleague.name}` })
  })
}

/** The other moderators, by name. */
export async function listColleagues(db: Db, moderator: User): Promise<Colleague[]> {
  requireModerator(moderator)
  return db<Colleague[]>`
    select id, display_name as name from app_user where role = 'moderator' and id <> ${moderator.id} order by display_name, id`
}

async function lockWaiting(db: Db, moderator: User, id: number): Promise<DecidedCase> {
  const found = await lockCase(db, id)
  if (found.appealedAt === null) refuseDecided(found)
  else if (found.appealDecidedAt !== null) throw new AppError('conflict', 'decided', { shownText: 'Questo ricorso è già deciso.' })
  refuseHeld(found, moderator)
  return found
}

async function setHolder(db: Db, { id }: DecidedCase, holderId: number): Promise<void> {
  await db`update moderation_case set held_by = ${holderId}, held_since = now() where id = ${id}`
}

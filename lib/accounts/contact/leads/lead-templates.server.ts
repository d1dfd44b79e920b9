import { logDealerAction } from '@/lib/accounts/dealerships/dealer-log.server'
import type { Dealership } from '@/lib/accounts/dealerships/dealership'
import type { User } from '@/lib/accounts/users/user'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { invalidField } from '@/lib/kernel/validation/fields'
import type { ReplyTemplate } from './lead'

const mostTemplates = 30

/** The answers that a dealer's staff has saved, by name. */
export async function listTemplates(db: Db, { dealerId }: Dealership): Promise<ReplyTemplate[]> {
  return db<ReplyTemplate[]>`select id, name, message from dealer_template where dealer_id = ${dealerId} order by name, id`
}

export async function addTemplate(db: Db, dealership: Dealership, user: User, { name, message }: Omit<ReplyTemplate, 'id'>): Promise<void> {
  if ((await listTemplates(db, dealership)).length >= mostTemplates)
    throw invalidField('name', `Al massimo ${mostTemplates} modelli: elimina prima uno.`)
  await inTransaction(db, async (db) => {
    await db`insert into dealer_template (dealer_id, name, message) values (${dealership.dealerId}, ${name}, ${message})`
    await logDealerAction(db, dealership, user, 'templateAdded', name)
  })
}

export async function removeTemplate(db: Db, dealership: Dealership, user: User, id: number): Promise<void> {
  await inTransaction(db, async (db) => {
    const [template] = await db<{ name: string }[]>`
      delete from dealer_template where id = ${id} and dealer_id = ${dealership.dealerId} returning name`
    if (!template) throw new AppError('notFound', 'no such template', { shownText: 'Questo modello non c’è più.' })
    await logDealerAction(db, dealership, user, 'templateRemoved', template.name)
  })
}

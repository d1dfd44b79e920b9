import { expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { queueMail } from '@/lib/kernel/mail/queue-mail.server'
import { purgeExpired } from './purge-expired.server'

const mail = (to: string) => ({ kind: 'test', to, subject: 'Prova', text: 'Prova', html: '<p>Prova</p>' })

test(
  'at night goes what nobody can use any more, and what is still good stays',
  withRollback(async (db) => {
    for (const to of ['spedita@esempio.it', 'appena-spedita@esempio.it', 'rinunciata@esempio.it', 'in-attesa@esempio.it'])
      await queueMail(db, mail(to))
    await db`update outbox_mail set sent_at = now() - interval '15 days' where recipient = 'spedita@esempio.it'`
    await db`update outbox_mail set sent_at = now() where recipient = 'appena-spedita@esempio.it'`
    await db`update outbox_mail set failed_at = now() - interval '61 days' where recipient = 'rinunciata@esempio.it'`
    await db`insert into attempt (key, points, expire) values ('vecchio', 1, ${Date.now() - 1}), ('recente', 1, ${Date.now() + 60_000})`
    await db`
      insert into social_login_state (state_hash, browser_hash, provider, after_path, expires_at)
      select state, '', 'facebook', '/', now() + age::interval from (values ('scaduto', '-1 minute'), ('aperto', '1 minute')) as given (state, age)`
    await purgeExpired(db)
    expect(await db`select recipient from outbox_mail where recipient like '%@esempio.it' order by id`).toEqual([
      { recipient: 'appena-spedita@esempio.it' },
      { recipient: 'in-attesa@esempio.it' },
    ])
    expect(await db`select key from attempt where key in ('vecchio', 'recente')`).toEqual([{ key: 'recente' }])
    expect(await db`select state_hash from social_login_state where state_hash in ('scaduto', 'aperto')`).toEqual([{ stateHash: 'aperto' }])
  }),
)

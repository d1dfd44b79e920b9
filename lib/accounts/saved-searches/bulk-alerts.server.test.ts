import { expect, test } from 'vitest'
import { addTestUser, mailsTo } from '@/lib/accounts/users/test-user'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { addDealers } from '@/lib/market/dealers/add-dealers.server'
import { setFrequency } from './change-alerts.server'
import { EventMatcher } from './match-events.server'
import { queueAlerts } from './queue-alerts.server'
import { saveSearch } from './save-search.server'

test(
  'an import that brings many ads is one mail at its end, with a selection of different models',
  withRollback(async (db) => {
    const { id, email } = await addTestUser(db)
    const search = await saveSearch(db, { userId: id }, { address: '/usate/fiat', name: 'Fiat' })
    await setFrequency(db, { userId: id }, search.id, 'at_once')
    await db`update saved_search set alerts_since = now() - interval '1 hour' where id = ${search.id}`
    const [dealerId = 0] = await addDealers(db, [{ name: 'Autosalone Lambro' }])
    await db`insert into dealer_import (dealer_id, file_name, state, started_at) values (${dealerId}, 'parco.csv', 'importing', now())`
    const queued: number[] = []
    for (let batch = 0; batch < 3; batch++) {
      for (let place = 0; place < 5; place++) await addTestAd(db, { dealerId, model: batch < 2 ? 'panda' : '500' })
      await new EventMatcher().matchEvents(db)
      queued.push(await queueAlerts(db))
    }
    await db`update dealer_import set state = 'done' where dealer_id = ${dealerId}`
    queued.push(await queueAlerts(db), await queueAlerts(db))
    expect(queued).toEqual([0, 0, 0, 1, 0])
    const [mail] = await db<
      { subject: string; bodyText: string }[]
    >`select subject, body_text from outbox_mail where recipient = ${email} and kind = 'alert'`
    expect(mail?.subject).toBe('15 annunci per «Fiat»')
    const shown = [...(mail?.bodyText.matchAll(/Nuovo: (Fiat \w+)/g) ?? [])].map(([, title]) => title)
    expect(shown.filter((title) => title === 'Fiat 500')).toHaveLength(5)
    expect(shown).toHaveLength(10)
    expect(await mailsTo(db, email)).toHaveLength(1)
  }),
)

import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { jsonText } from '@/lib/kernel/db/json-text'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { findShown } from './find-shown.server'

test(
  'a run says what its variations show: words of the code, or the texts that were written for it',
  withRollback(async (db) => {
    const variations = [
      { key: 'contatta', percent: 50 },
      { key: 'domanda', percent: 50, texts: { long: 'Fai una domanda', short: 'Domanda' } },
    ]
    const [row] = await db<{ id: number }[]>`
      insert into experiment (key, place, state, hypothesis, variations, audience, goals, traffic, expected_rate, smallest_lift, visitors_a_day, planned_visitors, planned_days)
      values (${`mostrato_${randomUUID().slice(0, 8)}`}, 'contact_wording', 'stopped', 'x', ${jsonText(variations)}::text::jsonb, '{}', '{contact_sent}', 100, 0.1, 0.5, 100, 400, 14) returning id`
    expect((await findShown(db, `e${row?.id}`))?.variations).toEqual([
      { key: 'contatta', words: 'Contatta il venditore', texts: [] },
      {
        ...{ key: 'domanda', words: null },
        texts: [
          { label: 'Testo del bottone', text: 'Fai una domanda' },
          { label: 'Testo breve, sul telefono', text: 'Domanda' },
        ],
      },
    ])
    expect(await findShown(db, '10001'), 'of the vendor').toBeNull()
  }),
)

import { expect, test } from 'vitest'
import { windowText } from '@/lib/experimentation/experiment-results/goal-window'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { formOf, readDraft } from './draft-form'
import { openDraft } from './test-marketing'
import { draftForm } from './test-own-experiment'

const typed = { goal: 'contact_sent', guardrail2: 'search', limit2: '5', 'goal-ad_view': 'true', 'goal-login': 'true' }
const windows = { windowGoal: '7', window2: '14', windowOthers: '1' }

test('each goal has the window of its field, and guardrails those of their places', () => {
  expect(readDraft(draftForm({ ...typed, ...windows })).windows).toEqual([
    { key: 'contact_sent', days: 7 },
    { key: 'search', days: 14 },
    { key: 'ad_view', days: 1 },
    { key: 'login', days: 1 },
  ])
  expect(readDraft(draftForm(typed)).windows).toEqual([])
  expect(windowText([{ key: 'login', days: 1 }], 'login')).toBe('entro un giorno')
})

test(
  'windows are saved, and fill the fields of the draft again',
  withRollback(async (db) => {
    const { now } = await openDraft(db, {
      ...typed,
      ...windows,
      guardrail2: '',
      limit2: '',
      guardrail1: 'search',
      limit1: '5',
      window1: '14',
      window2: '',
    })
    const saved = await now()
    if (!saved) throw new Error('the draft is gone')
    expect(saved.windows).toHaveLength(4)
    expect(formOf(saved)).toMatchObject({ windowGoal: '7', window1: '14', windowOthers: '1' })
  }),
)

import { expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { readDraft } from './publish-draft.server'
import { vehicleOfDraft } from './vehicle-of-draft.server'

const now = new Date('2026-11-23T10:00:00Z')
const draft = { category: 'auto', dealerId: null, adId: null, begunWith: null } as const
const panda = { offerta: 'usato', marca: 'fiat', modello: 'panda', immatricolazione: '03/2019', km: '45.000', carburante: 'benzina' }

test(
  'a draft is valued with the equipment and the history that its seller declares',
  withRollback(async (db) => {
    const answers = {
      ...panda,
      porte: '5',
      incidenti: 'riparata',
      marciante: 'no',
      'dotazione-abs': 'true',
      'dotazione-navigatore': 'true',
    }
    expect(await vehicleOfDraft(db, draft, answers, readDraft(draft, answers, now).values, now)).toMatchObject({
      make: 'fiat',
      model: 'panda',
      mileageKm: 45_000,
      more: { equipment: ['abs', 'navigatore'], doors: 5, accident: 'riparata', running: false, drive: null },
    })
  }),
)

import { expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { readLoan } from '@/lib/market/financing/read-loan'
import { findPublicAd } from './ad-queries.server'
import { findLoanUse } from './loan-use.server'
import { addTestAd } from './test-ad'

const now = new Date('2026-11-30T09:00:00Z')

test(
  'a month in instalments has fuel at an example’s price until somebody writes theirs, and the transfer',
  withRollback(async (db) => {
    const id = await addTestAd(db, { priceCents: 2_780_000, fuel: 'benzina', consumptionL100km: 6.2, powerKw: 110, provinceCode: 'MB' })
    const ad = (await findPublicAd(db, id))?.ad
    if (!ad) throw new Error('no ad')
    const reading = readLoan({ anticipo: '5800', tan: '6,95', mesi: '48' }, 27_800)
    const example = await findLoanUse(db, ad, {}, reading, now)
    expect(example).toMatchObject({ isExamplePrice: true, form: { values: { prezzo_carburante: '1,75', km_anno: '15.000' } } })
    expect(example?.cost.rows.find(({ label }) => label === 'Benzina')?.euro).toBe(135.67)
    expect(example?.cost.start).toMatchObject({ depositEuro: 5_800, transferEuro: 603.4 })
    const own = await findLoanUse(db, ad, { prezzo_carburante: '2', provincia: 'Bolzano', assicurazione: '620' }, reading, now)
    expect(own).toMatchObject({ isExamplePrice: false, province: { code: 'BZ' } })
    expect(own?.cost.rows.map(({ label, euro }) => [label, euro])).toContainEqual(['Assicurazione', 51.67])
    expect(own?.cost.start.transferEuro).toBeLessThan(603.4)
    const empty = await findLoanUse(db, ad, { prezzo_carburante: '' }, reading, now)
    expect(empty?.cost.missing).toContain('benzina')
    expect(await findLoanUse(db, ad, {}, readLoan({ tan: 'x' }, 27_800), now)).toBeNull()
  }),
)

import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import type { NewAd } from '@/lib/market/ads/ad'
import { findPublicAd } from '@/lib/market/ads/ad-queries.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { findDossier } from './find-dossier.server'

async function factsOf(db: Db, ad: Partial<NewAd>, batteryPercent?: number) {
  const id = await addTestAd(db, { publishedAt: new Date(), ...ad })
  if (batteryPercent !== undefined)
    await db`
      insert into vehicle_record (ad_id, kind, happened_on, percent, measured_by, paper_id, paper_state)
      values (${id}, 'battery', '2026-06-01', ${batteryPercent}, 'Officina Volta', gen_random_uuid(), 'accepted')`
  const found = await findPublicAd(db, id)
  if (!found) throw new Error('no page')
  const { facts } = await findDossier(db, found.ad, new Date())
  return (name: string) => facts.find((fact) => fact.id === name)
}

test(
  'only a vehicle with a socket has facts about its battery; what nobody said is not indicated',
  withRollback(async (db) => {
    expect((await factsOf(db, { fuel: 'benzina' }))('batteria')).toBeUndefined()
    const electric = await factsOf(db, { fuel: 'elettrica' })
    for (const name of ['batteria', 'ricarica', 'batteria-di-chi']) expect(electric(name)).toMatchObject({ level: 'unsaid' })
    expect(electric('ricarica')?.text).toContain('Non indicat')
  }),
)

test(
  'the health of a battery is declared by the ad, documented by a paper, unclear where both differ',
  withRollback(async (db) => {
    const said = { fuel: 'elettrica', batteryHealth: 91, batteryMeasuredBy: 'Officina Volta', batteryRented: true }
    const declared = await factsOf(db, said)
    expect(declared('batteria')).toMatchObject({ level: 'declared' })
    expect(declared('batteria-di-chi')?.text).toContain('A noleggio')
    expect((await factsOf(db, said, 91))('batteria')).toMatchObject({ level: 'documented' })
    expect((await factsOf(db, said, 88))('batteria')).toMatchObject({ level: 'unclear' })
  }),
)

test(
  'a price that needs a loan says both prices and what the loan hides',
  withRollback(async (db) => {
    const price = { priceCents: 1_190_000 }
    expect((await factsOf(db, price))('finanziamento')).toBeUndefined()
    expect((await factsOf(db, { ...price, financeRequired: false }))('finanziamento')?.text).toContain('anche in contanti')
    expect((await factsOf(db, { ...price, financeRequired: true }))('finanziamento')?.text).toContain('chiedi il prezzo in contanti')
    const both = (await factsOf(db, { ...price, financeRequired: true, cashPriceCents: 1_290_000 }))('finanziamento')
    expect(both?.text.replace(/\s/g, ' ')).toBe('11.900 € vale solo con un finanziamento. In contanti: 12.900 €, 1.000 € in più.')
  }),
)

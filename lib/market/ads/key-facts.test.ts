import { expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import type { NewAd } from './ad'
import { findAdPage } from './ad-queries.server'
import { keyFacts } from './key-facts'
import { addTestAd } from './test-ad'

const registered = { firstRegistration: new Date('1971-03-01') }
const built = { constructionYear: 1969 }

test.each<{ ad: Partial<NewAd>; shown: string }>([
  { ad: { offerType: 'usato', ...registered, ...built }, shown: '03/1971' },
  { ad: { offerType: 'usato', ...built }, shown: '1969' },
  { ad: { offerType: 'usato' }, shown: 'Non indicato' },
  { ad: { offerType: 'nuovo', ...built }, shown: 'Da immatricolare' },
])('the registration tells the month, else that the vehicle is new, else the year it was built: $shown', ({ ad, shown }) =>
  withRollback(async (db) => {
    const page = await findAdPage(db, await addTestAd(db, ad))
    expect(page && keyFacts(page.ad)[0]).toMatchObject({ kind: 'registration', value: shown })
  })(),
)

test.each<{ ad: Partial<NewAd>; shown: string[] }>([
  { ad: { rentalMonths: 36, rentalKmYear: 15_000 }, shown: ['36 mesi', "15.000 km l'anno"] },
  { ad: {}, shown: ['Non indicato', 'Non indicato'] },
])('a rental tells its months and kilometres among the eight: $shown', ({ ad, shown }) =>
  withRollback(async (db) => {
    const page = await findAdPage(db, await addTestAd(db, { offerType: 'noleggio', rentalFeeCents: 29_900, ...ad }))
    const facts = page ? keyFacts(page.ad) : []
    expect(facts).toHaveLength(8)
    expect(facts.slice(6).map(({ label, value }) => [label, value.replace(/\s/g, ' ')])).toEqual([
      ['Durata', shown[0]],
      ['Chilometri inclusi', shown[1]],
    ])
  })(),
)

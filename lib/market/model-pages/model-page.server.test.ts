import { expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { requireModel } from '@/lib/market/observatory/read-report.server'
import { fitPriceModels } from '@/lib/market/price-rating/fit-price-models.server'
import { addTestOffers, fittedAt } from '@/lib/market/price-rating/test-offers'
import { uncountedText } from './generation-words'
import { modelQuestions, yearPrices } from './model-questions'
import { readModelPage } from './read-model-page.server'

const multipla = requireModel('fiat', 'multipla')

test(
  'a model without ads says so, and answers nothing',
  withRollback(async (db) => {
    const page = await readModelPage(db, multipla)
    expect(page.offer).toEqual({ ads: 0, lowestEuro: null, highestEuro: null, oldestYear: null, newestYear: null, lists: [] })
    expect([page.versions, modelQuestions(page)]).toEqual([[], []])
  }),
)

test(
  'The page of a model shows asking prices, its lists, and versions that two sellers write alike',
  withRollback(async (db) => {
    const own = { make: 'fiat', model: 'multipla' }
    await addTestAd(db, { ...own, version: '1.6 JTD', priceCents: 300_000, firstRegistration: new Date('2005-03-01') })
    await addTestAd(db, { ...own, version: '1.6 JTD', priceCents: 500_000, firstRegistration: new Date('2009-03-01') })
    await addTestAd(db, { ...own, version: '1.9', priceCents: null, firstRegistration: null })
    await addTestAd(db, { ...own, offerType: 'noleggio', priceCents: null, rentalFeeCents: 20_000 })
    await addTestAd(db, { ...own, status: 'sold', priceCents: 100_000, closedAt: new Date() })
    await addTestAd(db, { make: 'fiat', model: 'panda', priceCents: 700_000 })
    const page = await readModelPage(db, multipla)
    expect(page.offer).toMatchObject({ ads: 4, lowestEuro: 3_000, highestEuro: 5_000, oldestYear: 2005, newestYear: 2009 })
    expect(page.offer.lists).toEqual([
      { label: 'Auto usate', ads: 3, href: '/usate/fiat/multipla' },
      { label: 'Noleggio lungo termine', ads: 1, href: '/noleggio_lungo_termine/fiat/multipla' },
    ])
    expect(page.versions).toEqual([
      { version: '1.6 JTD', ads: 2, lowestEuro: 3_000, highestEuro: 5_000, oldestYear: 2005, newestYear: 2009 },
    ])
    expect(page.siblings).toContainEqual({ slug: 'panda', name: 'Panda', ads: 1 })
    expect(modelQuestions(page)).toEqual([
      {
        question: 'Quante Fiat Multipla sono in vendita?',
        answer: 'Oggi 4 annunci, da 3.000\u00a0€ a 5.000\u00a0€; immatricolazioni dal 2005 al 2009.',
      },
    ])
  }),
)

test(
  'a price is said for a year only where the model of prices knows it, and each answer has its figure',
  withRollback(async (db) => {
    await addTestOffers(db, 500)
    await fitPriceModels(db, fittedAt)
    const page = await readModelPage(db, requireModel('fiat', 'panda'))
    const years = page.report.prices ? yearPrices(page.report.prices) : []
    const answered = modelQuestions(page).flatMap(({ question, answer }) => {
      const [, year] = /^Quanto costa una Fiat Panda del (\d{4})\?$/.exec(question) ?? []
      return year === undefined ? [] : [{ year: Number(year), answer }]
    })
    expect(answered.length).toBeGreaterThan(0)
    for (const { year, answer } of answered) {
      const known = years.find((one) => one.year === year)
      expect(answer.replace(/\D/g, '')).toContain(String(known?.euro))
    }
  }),
)

test(
  'The page of a model links to regions with enough ads, the most first',
  withRollback(async (db) => {
    await db`delete from ad where model = 'multipla'`
    const counts = { lazio: 3, lombardia: 4, molise: 2 }
    for (const [region, count] of Object.entries(counts))
      for (let ad = 0; ad < count; ad++) await addTestAd(db, { make: 'fiat', model: 'multipla', region })
    expect((await readModelPage(db, multipla)).regions).toEqual([
      { label: 'Lombardia', ads: 4, href: '/annunci/fiat/multipla?regione=lombardia' },
      { label: 'Lazio', ads: 3, href: '/annunci/fiat/multipla?regione=lazio' },
    ])
  }),
)

test(
  'articles fit what is on offer: those about the model first, then about its kinds of offer and fuels',
  withRollback(async (db) => {
    await db`delete from ad`
    const slugs = async (make: string, model: string) =>
      (await readModelPage(db, requireModel(make, model))).articles.map(({ slug }) => slug)
    expect(await slugs('toyota', 'yaris')).toEqual(expect.not.arrayContaining(['noleggio-a-lungo-termine', 'km-0-conviene']))
    await addTestAd(db, { make: 'toyota', model: 'yaris', offerType: 'noleggio', priceCents: null, rentalFeeCents: 20_000 })
    await addTestAd(db, { make: 'toyota', model: 'yaris', offerType: 'usato', fuel: 'ibrida-benzina' })
    const found = await slugs('toyota', 'yaris')
    expect(found).toHaveLength(4)
    expect(found).toEqual(expect.arrayContaining(['leggere-i-prezzi-dell-usato', 'noleggio-a-lungo-termine']))
    await addTestAd(db, { make: 'alfa-romeo', model: 'spider', offerType: 'epoca' })
    expect((await slugs('alfa-romeo', 'spider'))[0]).toBe('auto-d-epoca')
  }),
)

test(
  'generations count the ads of years that were theirs alone; what a year does not say is said to be so',
  withRollback(async (db) => {
    await db`delete from ad where model = '308'`
    const own = { make: 'peugeot', model: '308' }
    const registered = async (year: number | null, priceCents: number | null, more: object = {}) => {
      await addTestAd(db, { ...own, priceCents, firstRegistration: year === null ? null : new Date(`${year}-06-01`), ...more })
    }
    await registered(2010, 300_000)
    await registered(2015, 900_000)
    await registered(2018, 1_100_000)
    await registered(2019, null, { offerType: 'noleggio', rentalFeeCents: 20_000 })
    await registered(2021, 1_500_000)
    await registered(null, 2_000_000)
    const { generations } = await readModelPage(db, requireModel('peugeot', '308'))
    expect(generations?.offered).toEqual([
      expect.objectContaining({ ads: 0, lowestEuro: null, href: '/annunci/peugeot/308?anno_a=2025&anno_da=2023' }),
      expect.objectContaining({ ads: 3, lowestEuro: 9_000, highestEuro: 11_000, href: '/annunci/peugeot/308?anno_a=2020&anno_da=2015' }),
      expect.objectContaining({ ads: 1, lowestEuro: 3_000, highestEuro: 3_000, href: '/annunci/peugeot/308?anno_a=2012&anno_da=2007' }),
    ])
    expect(generations && uncountedText(generations)).toBe(
      'Non contati qui: un annuncio degli anni di passaggio (2013–2014, 2021–2022), in cui un’auto può essere dell’una o dell’altra; un annuncio senza anno o di un anno dopo il 2025, dove si fermano le fonti.',
    )
    expect((await readModelPage(db, multipla)).generations).toBeNull()
  }),
)

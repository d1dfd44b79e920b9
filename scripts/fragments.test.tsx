import { type ReactNode, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { AdCard, SharedAdCard } from '@/components/ads/AdCard'
import { AdCardSmall } from '@/components/ads/AdCardSmall'
import { AdGallery } from '@/components/ads/AdGallery'
import { AdSections } from '@/components/ads/AdSections'
import { AdTitle } from '@/components/ads/AdTitle'
import { CardRow } from '@/components/ads/CardRow'
import { KeyFacts } from '@/components/ads/KeyFacts'
import { PricePanel } from '@/components/ads/PricePanel'
import { PriceSummary } from '@/components/ads/PriceSummary'
import { PurchaseCosts } from '@/components/ads/PurchaseCosts'
import { SafetyAdvice } from '@/components/ads/SafetyAdvice'
import { SellerCard } from '@/components/ads/SellerCard'
import { ConsentBanner } from '@/components/consent/ConsentBanner'
import { BodyTiles } from '@/components/home/BodyTiles'
import { FilterGroup } from '@/components/search/FilterGroup'
import { GroupFields } from '@/components/search/GroupFields'
import { RelatedLists } from '@/components/search/RelatedLists'
import { VehicleFields } from '@/components/search/VehicleFields'
import { CategoryStrip } from '@/components/shell/CategoryStrip'
import { Header } from '@/components/shell/Header'
import { sampleCards } from '@/components/showcase/sample-cards'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { fragment } from '@/components/ui/fragment'
import { LinkGrid } from '@/components/ui/LinkGrid'
import { fragmentCache } from '@/lib/edge/page-cache/fragment-cache.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import type { NewAd } from '@/lib/market/ads/ad'
import { findAdPage } from '@/lib/market/ads/ad-queries.server'
import { sendCard } from '@/lib/market/ads/sent-card'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { equipmentItems } from '@/lib/market/catalogue/equipment'
import { filtersOf, isCounted } from '@/lib/market/search/filter-params'
import { listPageSlugs } from '@/lib/market/search/list-pages'
import { panelGroups } from '@/lib/market/search/panel-groups'
import { emptySearch, type SearchQuery } from '@/lib/market/search/search-query'
import type { Facets } from '@/lib/market/search/search-results'

vi.mock('next/router', () => ({ useRouter: () => ({ pathname: '/', asPath: '/', query: {} }) }))

afterEach(() => void (globalThis.ingranaDrawFragment = undefined))

/** After other components and before others, as on a page: hooks and ids must not notice that something was drawn in between. */
function Among({ children }: { children: ReactNode }) {
  return (
    <main>
      <Field />
      {children}
      <Field />
    </main>
  )
}
function Field() {
  return <input id={useId()} />
}

/** A build has all styles in a file; here Emotion writes them wherever a part is the first to need them. */
const htmlOf = (page: ReactNode) => renderToString(page).replace(/<style[^>]*>.*?<\/style>/gs, '')

const links = [
  { label: 'Fiat & Abarth', href: '/usate/fiat', count: '1.204' },
  { label: 'Alfa Romeo', href: '/usate/alfa-romeo' },
]

const options = ['fiat', 'bmw', 'lombardia', 'mi', 'usato'].map((value) => ({
  value,
  label: `${value} & C.`,
  count: 1_204,
  chosen: value === 'bmw',
}))
const histogram = { euro: 1_000, bars: Array.from({ length: 20 }, (_, bin) => bin) }

const named = (slug: string) => ({ slug, name: slug.toUpperCase() })
/** Searches that draw the panel in every shape: of each list without anything chosen, and with several makes, a place and limits. */
const searches: SearchQuery[] = [
  ...listPageSlugs.map(emptySearch),
  {
    ...emptySearch('usate'),
    vehicles: [
      { make: named('fiat'), model: null },
      { make: named('bmw'), model: named('x1') },
    ],
    excluded: [{ make: named('fiat'), model: named('panda') }],
    place: { istat: '015146', name: 'Milano', provinceCode: 'MI', latitude: 45.4, longitude: 9.2 },
    radiusKm: 30,
    filters: { prezzo_a: ['9000'], km_a: ['90000'], anno_da: ['2018'], cv_da: ['90'], residenza: ['mi'] },
  },
]

function panels(): [string, ReactNode][] {
  return searches.flatMap((query, index) => {
    const facets: Facets = Object.fromEntries(
      [
        'marca',
        'modello',
        ...filtersOf(query.list)
          .filter(isCounted)
          .map(({ param }) => param),
      ].map((param) => [param, options]),
    )
    const fieldsOf = panelGroups(query, true).map(({ name }): [string, ReactNode] => {
      const fields = () => fragment(GroupFields, { group: name, query, facets, histogram, isUnfolded: index % 2 === 1 })
      return [`group ${name} of search ${index}`, <FilterGroup key={name} title={name} open fields={fields} />]
    })
    const vehicles = () => fragment(VehicleFields, { query, facets, isUnfolded: index % 2 === 0 })
    return [
      ...fieldsOf,
      [`makes of search ${index}`, <FilterGroup key="v" title="Marca" open fields={vehicles} />],
      [`lists beside search ${index}`, <RelatedLists key="r" query={query} facets={facets} />],
    ]
  })
}

const pictures = [1, 2, 3].map((place) => ({
  src: `/foto/${place}/832.webp`,
  srcSet: `/foto/${place}/320.webp 320w`,
  avif: `/foto/${place}/320.avif 320w`,
  colour: '#aabbcc',
  width: 640,
  height: 400,
  alt: `Foto ${place} di 3: Auto & Moto`,
}))
const rating = { verdict: 'great', estimateEuro: 11_000, lowEuro: 9_500, highEuro: 12_500, comparables: 9 } as const
const dealer = {
  slug: 'auto-e-moto',
  name: 'Auto & Moto',
  logoId: null,
  street: 'Via Roma 1',
  postcode: '20052',
  place: 'Monza (MB)',
  openingHours: [{ days: 'lun–ven', hours: '9–19' }],
  stock: 12,
}

describe('a page with kept fragments is byte for byte the page without:', () => {
  const parts: [string, ReactNode][] = [
    ...sampleCards.flatMap(({ state, card }): [string, ReactNode][] => [
      [`card ${state}`, <AdCard key="a" card={card} />],
      [`first card ${state}`, <AdCard key="b" card={card} eager />],
      [`card ${state} with a remark`, <AdCard key="c" card={card} remark={<p>Salvata ieri</p>} isLinked={false} />],
      [`card ${state} with its heart`, <SharedAdCard key="g" sent={sendCard(card)} />],
      [`row of ${state}`, <CardRow key="h" cards={[card, card]} heartOf={undefined} />],
      [`small card ${state}`, <AdCardSmall key="d" card={card} />],
      [`small card ${state} in a row`, <AdCardSmall key="e" card={card} isCompact eager />],
    ]),
    ['directory', <LinkGrid key="f" links={links} />],
    ['bodies', <BodyTiles key="i" bodies={options.map((option) => ({ ...option, value: 'suv' }))} />],
    ['gallery', <AdGallery key="s" pictures={pictures} kind="Foto" />],
    ['safety', <SafetyAdvice key="t" />],
    ['breadcrumbs', <Breadcrumbs key="n" trail={links} current="Milano & dintorni" />],
    ['price', <PriceSummary key="o" askedCents={990_000} rating={rating} href="/annuncio/x/prezzo" />],
    [
      'price that is not rated',
      <PriceSummary key="p" askedCents={990_000} rating={{ verdict: 'unrated', why: 'pochi annunci' }} href="/come-valutiamo" />,
    ],
    ['dealer', <SellerCard key="q" page={{ seller: { kind: 'concessionario', name: dealer.name }, place: null, dealer }} />],
    ['private seller', <SellerCard key="r" page={{ seller: { kind: 'privato', name: 'Privato' }, place: 'Monza (MB)', dealer: null }} />],
    ['header', <Header key="m" withAccount={false} />],
    ['categories', <CategoryStrip key="u" path="/usate/fiat" />],
    ['question of consent', <ConsentBanner key="w" onAnswer={() => {}} onCustomise={() => {}} />],
    [
      'costs of a province that nobody knows',
      <PurchaseCosts key="x" href="/annuncio/x" costs={null} province={{ code: null, unknown: 'Atlantide & C.' }} licences="B sì" />,
    ],
    ...panels(),
  ]
  const expectSame = (part: ReactNode) => {
    globalThis.ingranaDrawFragment = undefined
    const page = <Among>{part}</Among>
    const plain = htmlOf(page)
    globalThis.ingranaDrawFragment = fragmentCache()
    expect([htmlOf(page), htmlOf(page)]).toEqual([plain, plain])
  }
  test.each(parts)('%s', (_, part) => expectSame(part))

  test.each<{ ad: Partial<NewAd> }>([
    { ad: {} },
    { ad: { description: 'Unico proprietario & garage.\nGomme nuove.', equipment: Object.keys(equipmentItems), priceCents: 990_000 } },
    { ad: { offerType: 'epoca', constructionYear: 1965, crsNoted: true, doors: 5 } },
    { ad: { offerType: 'noleggio', rentalFeeCents: 30_000, rentalMonths: 36 } },
  ])('the parts of an ad $ad', ({ ad }) =>
    withRollback(async (db) => {
      const page = await findAdPage(db, await addTestAd(db, ad))
      if (!page) throw new Error('there is no such ad')
      expectSame(<KeyFacts ad={page.ad} />)
      expectSame(<AdTitle ad={page.ad} title={page.title} />)
      expectSame(<PricePanel page={{ ...page, previousPriceCents: 1_100_000, rating }} />)
      expectSame(<AdSections page={page} />)
      expect(globalThis.ingranaDrawFragment).toBeDefined()
    })(),
  )
})

test('in a browser, and without a cache, the part is a child like any other', () => {
  const Line = ({ text }: { text: string }) => <b>{text}</b>
  expect(fragment(Line, { text: 'a' })).toHaveProperty('children.type', Line)
})

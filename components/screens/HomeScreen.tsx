import styled from '@emotion/styled'
import { type ComponentProps, type ReactNode, useContext } from 'react'
import { CardRow } from '@/components/ads/CardRow'
import { IllustrationNote } from '@/components/ads/gallery/IllustrationNote'
import { RecentlySeen } from '@/components/ads/seen/RecentlySeen'
import { BodyTiles } from '@/components/home/BodyTiles'
import { CategoryTabs } from '@/components/home/CategoryTabs'
import { Hero } from '@/components/home/Hero'
import { MakeLinks } from '@/components/home/MakeLinks'
import { ValuationTeaser } from '@/components/home/ValuationTeaser'
import { type HomeArticle, HomeArticles } from '@/components/magazine/HomeArticles'
import { HomeObservatory } from '@/components/observatory/HomeObservatory'
import { loadMakes } from '@/components/search/load-makes'
import { MoreFields } from '@/components/search/MoreFields'
import { HomeSentence } from '@/components/search/sentence/HomeSentence'
import { CurrentUserContext } from '@/components/shell/current-user'
import { PageLayout } from '@/components/shell/PageLayout'
import { WatchlistHeart } from '@/components/shell/WatchlistHeart'
import { JsonLd } from '@/components/ui/JsonLd'
import { PageSection } from '@/components/ui/PageSection'
import { ExperimentsProvider } from '@/lib/experimentation/experiments/experiments-provider'
import { usePlace } from '@/lib/experimentation/experiments/places/use-place'
import { routes } from '@/lib/kernel/routes/routes'
import { socialProfiles } from '@/lib/kernel/routes/social-profiles'
import { readCard } from '@/lib/market/ads/page/sent-card'
import type { Category } from '@/lib/market/catalogue/category'
import { numberText } from '@/lib/market/catalogue/number-text'
import type { HomeMarket } from '@/lib/market/observatory/home-market'
import { mainListPage } from '@/lib/market/search/page/list-pages'
import type { HomeOption, ReducedAds } from '@/lib/market/search/page/reduced-ads'
import { emptySearch } from '@/lib/market/search/query/search-query'
import { sentenceParam } from '@/lib/market/search/sentence/typed-sentence'
import { color, fontSize } from '@/styles/tokens'

type Props = {
  carCount: number
  reduced: ReducedAds
  bodies: readonly HomeOption[]
  makes: readonly HomeOption[]
  category: Category
  box: Pick<ComponentProps<typeof MoreFields>, 'total' | 'lastYear'>
  market: HomeMarket | null
  articles: readonly HomeArticle[]
  siteUrl: string
}

export function HomeScreen({ carCount, reduced, bodies, makes, category, box, market, articles, siteUrl }: Props) {
  const { isLogged } = useContext(CurrentUserContext)
  const cards = reduced.cards.map(readCard)
  const query = emptySearch(mainListPage(category))
  return (
    <PageLayout
      title="Ingrana: auto usate, nuove e km 0"
      description="Cerca tra auto, moto, camper e veicoli commerciali in tutta Italia, con il prezzo spiegato bene."
      canonicalPath={routes.home}
    >
      <JsonLd json={organisation(siteUrl)} />
      <JsonLd json={website(siteUrl)} />
      <Hero carCount={carCount}>
        <CategoryTabs current={category} />
        <HomeSentence key={`sentence ${category}`} query={query} total={box.total} />
        <MoreFields key={`fields ${category}`} query={query} {...box} />
      </Hero>
      <RecentlySeen />
      <Offers
        reduced={
          cards.length > 0 && (
            <PageSection title={reducedTitles[reduced.since]} more={{ label: `Tutte e ${numberText(reduced.total)}`, href: reducedHref }}>
              <CardRow cards={cards} heartOf={isLogged ? (card) => <WatchlistHeart ad={card} look="photo" /> : undefined} />
              <Fine>Ribassi veri, dal prezzo più basso di 30 giorni.</Fine>
              <IllustrationNote cards={cards} />
            </PageSection>
          )
        }
        valuation={
          <PageSection alternate>
            <ValuationTeaser key={category} category={category} loadMakes={loadMakes} market={withExample(market)} />
          </PageSection>
        }
      />
      <PageSection title="Scegli la carrozzeria" more={{ label: 'Tutti i tipi', href: routes.vehicleTypes }}>
        <BodyTiles bodies={bodies} />
      </PageSection>
      {market && (
        <PageSection alternate>
          <HomeObservatory market={market} />
        </PageSection>
      )}
      <PageSection title="Le marche con più annunci" more={{ label: 'Marche e modelli', href: routes.carMakes }}>
        <MakeLinks makes={makes} />
      </PageSection>
      <PageSection title="Dal magazine" more={{ label: 'Leggi tutti', href: routes.magazine }} alternate>
        <HomeArticles articles={articles} />
      </PageSection>
    </PageLayout>
  )
}

type OffersProps = { reduced: ReactNode; valuation: ReactNode }

/** The two first bands; an experiment tries another order. */
function Offers({ reduced, valuation }: OffersProps) {
  if (!reduced) return valuation
  return (
    <ExperimentsProvider at="home_sections">
      <InOrder reduced={reduced} valuation={valuation} />
    </ExperimentsProvider>
  )
}

function InOrder({ reduced, valuation }: OffersProps) {
  const { is } = usePlace('home_sections')
  const isFirst = is('valutazione')
  return (
    <>
      {isFirst && valuation}
      {reduced}
      {!isFirst && valuation}
    </>
  )
}

const reducedTitles = { today: 'Ribassate oggi', week: 'Ribassate questa settimana' }
const reducedHref = `${routes.cars}?ribassati=si`

const withExample = (market: HomeMarket | null) => (market?.example ? { ...market, example: market.example } : null)

/** Who we are, for search engines. */
function organisation(siteUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Ingrana',
    brand: { '@type': 'Brand', name: 'Ingrana' },
    logo: new URL('/logo/ingrana.svg', siteUrl).href,
    url: new URL('/', siteUrl).href,
    sameAs: Object.values(socialProfiles),
  }
}

/** The site, and where a sentence that somebody types is looked for. */
function website(siteUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Ingrana',
    url: new URL('/', siteUrl).href,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${new URL(routes.cars, siteUrl).href}?${sentenceParam}={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  }
}

const Fine = styled.p`
  margin-top: 12px;
  color: ${color.textMuted};
  font-size: ${fontSize.base};
`

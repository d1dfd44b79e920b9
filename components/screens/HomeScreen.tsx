import styled from '@emotion/styled'
import { type ComponentProps, useContext } from 'react'
import { CardRow } from '@/components/ads/CardRow'
import { IllustrationNote } from '@/components/ads/gallery/IllustrationNote'
import { RecentlySeen } from '@/components/ads/seen/RecentlySeen'
import { BodyTiles } from '@/components/home/BodyTiles'
import { CategoryTabs } from '@/components/home/CategoryTabs'
import { Hero } from '@/components/home/Hero'
import { MakeLinks } from '@/components/home/MakeLinks'
import { PriceExplained } from '@/components/home/PriceExplained'
import { SearchBox } from '@/components/search/SearchBox'
import { SentenceBox } from '@/components/search/sentence/SentenceBox'
import { CurrentUserContext } from '@/components/shell/current-user'
import { PageLayout } from '@/components/shell/PageLayout'
import { WatchlistHeart } from '@/components/shell/WatchlistHeart'
import { JsonLd } from '@/components/ui/JsonLd'
import { PageSection } from '@/components/ui/PageSection'
import { routes } from '@/lib/kernel/routes/routes'
import { socialProfiles } from '@/lib/kernel/routes/social-profiles'
import { readCard, type SentCard } from '@/lib/market/ads/page/sent-card'
import type { Category } from '@/lib/market/catalogue/category'
import type { FacetOption } from '@/lib/market/search/page/search-results'
import { readFacets, type SentFacets } from '@/lib/market/search/page/sent-facets'
import { sentenceParam } from '@/lib/market/search/sentence/typed-sentence'
import { maxWidth } from '@/styles/media'

type Props = {
  carCount: number
  newest: readonly SentCard[]
  bodies: readonly FacetOption[]
  makes: readonly FacetOption[]
  category: Category
  box: Omit<ComponentProps<typeof SearchBox>, 'facets'> & { facets: SentFacets }
  siteUrl: string
}

export function HomeScreen({ carCount, newest, bodies, makes, category, box, siteUrl }: Props) {
  const { isLogged } = useContext(CurrentUserContext)
  const cards = newest.map(readCard)
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
        <Sentence>
          <SentenceBox query={box.query} />
        </Sentence>
        <SearchBox key={category} {...box} facets={readFacets(box.query, box.facets)} />
      </Hero>
      <RecentlySeen />
      <PageSection title="Scegli la carrozzeria" more={{ label: 'Tutti i tipi', href: routes.vehicleTypes }}>
        <BodyTiles bodies={bodies} />
      </PageSection>
      <PageSection title="Appena arrivate" more={{ label: 'Vedi tutte', href: routes.cars }} alternate>
        <CardRow cards={cards} heartOf={isLogged ? (card) => <WatchlistHeart ad={card} look="photo" /> : undefined} />
        <IllustrationNote cards={cards} />
      </PageSection>
      <PageSection>
        <PriceExplained />
      </PageSection>
      <PageSection title="Le marche con più annunci" more={{ label: 'Marche e modelli', href: routes.carMakes }} alternate>
        <MakeLinks makes={makes} />
      </PageSection>
    </PageLayout>
  )
}

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

const Sentence = styled.div`
  padding: 20px 24px 0;
  form { margin: 0; }
  ${maxWidth(800)} { padding: 16px 16px 0; }
`

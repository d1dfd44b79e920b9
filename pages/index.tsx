import type { InferGetServerSidePropsType } from 'next'
import { AdCardSmall } from '@/components/ads/AdCardSmall'
import { BodyTiles } from '@/components/home/BodyTiles'
import { CardRow } from '@/components/home/CardRow'
import { CategoryTabs } from '@/components/home/CategoryTabs'
import { Hero } from '@/components/home/Hero'
import { HomeSection } from '@/components/home/HomeSection'
import { MakeLinks } from '@/components/home/MakeLinks'
import { PriceExplained } from '@/components/home/PriceExplained'
import { SearchBox } from '@/components/search/SearchBox'
import { FavouriteHeart } from '@/components/shell/FavouriteHeart'
import { organisation } from '@/components/screens/organisation'
import { PageLayout } from '@/components/shell/PageLayout'
import { JsonLd } from '@/components/ui/JsonLd'
import { pageProps } from '@/lib/page/page-props.server'
import { routes } from '@/lib/routes/routes'
import { homePage } from '@/lib/search/home-page.server'

export const getServerSideProps = pageProps(({ db, context }) => homePage(db, context.query['categoria']))

type Props = InferGetServerSidePropsType<typeof getServerSideProps>

export default function HomePage({ carCount, newest, bodies, makes, category, box, siteUrl }: Props) {
  return (
    <PageLayout title="Ingrana: auto usate, nuove e km 0" description="Cerca tra auto, moto, camper e veicoli commerciali in tutta Italia, con il prezzo spiegato bene." canonicalPath={routes.home}>
      <JsonLd json={organisation(siteUrl)} />
      <Hero carCount={carCount}>
        <CategoryTabs current={category} />
        <SearchBox key={category} {...box} />
      </Hero>
      <HomeSection title="Scegli la carrozzeria" more={{ label: 'Tutti i tipi', href: routes.vehicleTypes }}><BodyTiles bodies={bodies} /></HomeSection>
      <HomeSection title="Appena arrivate" more={{ label: 'Vedi tutte', href: routes.cars }} alternate>
        <CardRow>{newest.map((card) => <AdCardSmall key={card.id} card={card} heart={<FavouriteHeart ad={card} look="photo" />} />)}</CardRow>
      </HomeSection>
      <HomeSection><PriceExplained /></HomeSection>
      <HomeSection title="Le marche con più annunci" more={{ label: 'Marche e modelli', href: routes.carMakes }} alternate><MakeLinks makes={makes} /></HomeSection>
    </PageLayout>
  )
}

import type { InferGetServerSidePropsType } from 'next'
import { BodyTiles } from '@/components/home/BodyTiles'
import { CategoryTabs } from '@/components/home/CategoryTabs'
import { Hero } from '@/components/home/Hero'
import { MakeLinks } from '@/components/home/MakeLinks'
import { PriceExplained } from '@/components/home/PriceExplained'
import { CardRow } from '@/components/screens/CardRow'
import { organisation } from '@/components/screens/organisation'
import { SearchBox } from '@/components/search/SearchBox'
import { PageLayout } from '@/components/shell/PageLayout'
import { JsonLd } from '@/components/ui/JsonLd'
import { PageSection } from '@/components/ui/PageSection'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { routes } from '@/lib/kernel/routes/routes'
import { homePage } from '@/lib/market/search/home-page.server'

export const getServerSideProps = pageProps(({ db, context }) => homePage(db, context.query['categoria']))

type Props = InferGetServerSidePropsType<typeof getServerSideProps>

export default function HomePage({ carCount, newest, bodies, makes, category, box, siteUrl }: Props) {
  return (
    <PageLayout
      title="Ingrana: auto usate, nuove e km 0"
      description="Cerca tra auto, moto, camper e veicoli commerciali in tutta Italia, con il prezzo spiegato bene."
      canonicalPath={routes.home}
    >
      <JsonLd json={organisation(siteUrl)} />
      <Hero carCount={carCount}>
        <CategoryTabs current={category} />
        <SearchBox key={category} {...box} />
      </Hero>
      <PageSection title="Scegli la carrozzeria" more={{ label: 'Tutti i tipi', href: routes.vehicleTypes }}>
        <BodyTiles bodies={bodies} />
      </PageSection>
      <PageSection title="Appena arrivate" more={{ label: 'Vedi tutte', href: routes.cars }} alternate>
        <CardRow cards={newest} />
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

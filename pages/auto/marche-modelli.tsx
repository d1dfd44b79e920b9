import type { InferGetServerSidePropsType } from 'next'
import { DirectoryPage } from '@/components/directory/DirectoryPage'
import { ModelDirectory } from '@/components/directory/ModelDirectory'
import { PageLayout } from '@/components/shell/PageLayout'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { routes } from '@/lib/kernel/routes/routes'
import { listStock } from '@/lib/market/search/stock-directory.server'

export const getServerSideProps = pageProps(async ({ db }) => {
  const stock = await listStock(db)
  return { makes: stock.find(({ category }) => category === 'auto')?.entries ?? [] }
})

type Props = InferGetServerSidePropsType<typeof getServerSideProps>

export default function CarMakesPage({ makes }: Props) {
  return (
    <PageLayout
      title="Marche e modelli di auto"
      description="Tutte le marche e i modelli di auto in vendita su Ingrana, con il numero di annunci."
      canonicalPath={routes.carMakes}
    >
      <DirectoryPage title="Marche e modelli di auto" intro="Ogni marca con i modelli in vendita oggi.">
        <ModelDirectory makes={makes} />
      </DirectoryPage>
    </PageLayout>
  )
}

import type { InferGetServerSidePropsType } from 'next'
import { DirectoryPage } from '@/components/directory/DirectoryPage'
import { MakeDirectory } from '@/components/directory/MakeDirectory'
import { PageLayout } from '@/components/shell/PageLayout'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { routes } from '@/lib/kernel/routes/routes'
import { listStock } from '@/lib/market/search/stock-directory.server'

export const getServerSideProps = pageProps(async ({ db }) => {
  const stock = await listStock(db)
  return { stock: stock.map(({ category, entries }) => ({ category, entries: entries.map((make) => ({ ...make, models: [] })) })) }
})

type Props = InferGetServerSidePropsType<typeof getServerSideProps>

export default function MakesPage({ stock }: Props) {
  return (
    <PageLayout
      title="Marche e modelli"
      description="Tutte le marche di auto, moto, camper e veicoli commerciali in vendita su Ingrana."
      canonicalPath={routes.makes}
    >
      <DirectoryPage title="Marche e modelli" intro="Le marche in vendita oggi, con il numero di annunci.">
        <MakeDirectory stock={stock} />
      </DirectoryPage>
    </PageLayout>
  )
}

import type { InferGetServerSidePropsType } from 'next'
import { DealerList } from '@/components/directory/DealerList'
import { DealerSearch } from '@/components/directory/DealerSearch'
import { DirectoryPage } from '@/components/directory/DirectoryPage'
import { PageLayout } from '@/components/shell/PageLayout'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { dealerQueryHref, readDealerQuery } from '@/lib/market/dealers/dealer-directory'
import { findDealers } from '@/lib/market/dealers/dealer-directory.server'

export const getServerSideProps = pageProps(async ({ db, context }) => {
  const question = readDealerQuery(new URL(context.resolvedUrl, 'http://localhost').searchParams)
  return { question, found: await findDealers(db, question) }
})

type Props = InferGetServerSidePropsType<typeof getServerSideProps>

export default function DealersPage({ question, found }: Props) {
  return (
    <PageLayout
      title="Concessionari"
      description="Cerca un concessionario per nome o regione e guarda i suoi veicoli."
      canonicalPath={dealerQueryHref({ ...question, name: '' })}
      noindex={question.name !== ''}
    >
      <DirectoryPage title="Concessionari">
        <DealerSearch question={question} />
        <DealerList question={question} found={found} />
      </DirectoryPage>
    </PageLayout>
  )
}

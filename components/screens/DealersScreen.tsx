import { DealerList } from '@/components/directory/DealerList'
import { DealerSearch } from '@/components/directory/DealerSearch'
import { DirectoryPage } from '@/components/directory/DirectoryPage'
import { PageLayout } from '@/components/shell/PageLayout'
import { type DealerDirectory, type DealerQuery, dealerQueryHref } from '@/lib/market/dealers/dealer-directory'

type Props = { question: DealerQuery; found: DealerDirectory }

export function DealersScreen({ question, found }: Props) {
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

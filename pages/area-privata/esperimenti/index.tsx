import type { InferGetServerSidePropsType } from 'next'
import { ConfigPanel } from '@/components/experiments/ConfigPanel'
import { EndedExperiments } from '@/components/experiments/EndedExperiments'
import { ExperimentList } from '@/components/experiments/ExperimentList'
import { StaffPage } from '@/components/experiments/StaffPage'
import { PageLayout } from '@/components/shell/PageLayout'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { findNewestAdPath } from '@/lib/market/ads/ad-queries.server'
import { listEndedExperiments } from '@/lib/measuring/experiment-results/ended-experiments.server'
import { configSnapshot } from '@/lib/measuring/experiments/datafile/config-snapshot'
import { configManager } from '@/lib/measuring/experiments/datafile/open-config-manager.server'
import { listPage, readListQuestion } from '@/lib/measuring/experiments/experiment-list'
import { experimentOverviews } from '@/lib/measuring/experiments/experiment-overview'
import { requireMarketing } from '@/lib/people/users/user'

export const getServerSideProps = pageProps(async ({ db, context, requireUser }) => {
  requireMarketing(await requireUser())
  const manager = configManager()
  const question = readListQuestion(new URL(context.resolvedUrl, 'http://localhost').searchParams)
  const experiments = manager?.config ? experimentOverviews(manager.config, await findNewestAdPath(db)) : []
  return {
    condition: configSnapshot(manager),
    question,
    list: listPage(experiments, question),
    isEmpty: experiments.length === 0,
    ended: manager?.config ? await listEndedExperiments(db, manager.config) : [],
  }
})
type Props = InferGetServerSidePropsType<typeof getServerSideProps>

export default function ExperimentsPage({ condition, question, list, isEmpty, ended }: Props) {
  return (
    <PageLayout title="Esperimenti" description="Gli esperimenti del sito, le loro varianti e i risultati." noindex>
      <StaffPage
        title="Esperimenti"
        intro={<p>Gli esperimenti della configurazione in uso. Un’anteprima mostra una variante solo a te: non conta e non resta.</p>}
      >
        <ConfigPanel condition={condition} />
        <ExperimentList question={question} list={list} isEmpty={isEmpty} />
        <EndedExperiments experiments={ended} />
      </StaffPage>
    </PageLayout>
  )
}

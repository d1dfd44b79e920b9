import type { InferGetServerSidePropsType } from 'next'
import { ExperimentsScreen } from '@/components/screens/staff/ExperimentsScreen'
import { requireMarketing } from '@/lib/accounts/users/user'
import { readIntake } from '@/lib/experimentation/experiment-results/intake/event-intake.server'
import { listEndedExperiments } from '@/lib/experimentation/experiment-results/queries/ended-experiments.server'
import { configSnapshot } from '@/lib/experimentation/experiments/datafile/config-snapshot'
import { configManager } from '@/lib/experimentation/experiments/datafile/open-config-manager.server'
import { listPage, readListQuestion } from '@/lib/experimentation/experiments/experiment-list'
import { experimentOverviews } from '@/lib/experimentation/experiments/experiment-overview'
import { findNewestAdPath } from '@/lib/market/ads/ad-queries.server'
import { pageProps } from '@/lib/server/page/page-props.server'

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
    intake: await readIntake(db),
  }
})

export default function ExperimentsPage({
  condition,
  question,
  list,
  isEmpty,
  ended,
  intake,
}: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <ExperimentsScreen condition={condition} question={question} list={list} isEmpty={isEmpty} ended={ended} intake={intake} />
}

import type { InferGetServerSidePropsType } from 'next'
import { ExperimentsScreen } from '@/components/screens/ExperimentsScreen'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { findNewestAdPath } from '@/lib/market/ads/ad-queries.server'
import { listEndedExperiments } from '@/lib/measuring/experiment-results/ended-experiments.server'
import { readIntake, readWork } from '@/lib/measuring/experiment-results/event-intake.server'
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
    intake: await readIntake(db),
    work: await readWork(db),
  }
})

export default function ExperimentsPage({
  condition,
  question,
  list,
  isEmpty,
  ended,
  intake,
  work,
}: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return (
    <ExperimentsScreen condition={condition} question={question} list={list} isEmpty={isEmpty} ended={ended} intake={intake} work={work} />
  )
}

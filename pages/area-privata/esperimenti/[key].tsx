import type { InferGetServerSidePropsType } from 'next'
import { ResultsScreen } from '@/components/screens/ResultsScreen'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { readSegment } from '@/lib/measuring/experiment-results/breakdown'
import { findBreakdown } from '@/lib/measuring/experiment-results/find-breakdown.server'
import { getExperimentReport } from '@/lib/measuring/experiment-results/get-report.server'
import { readResultsQuestion } from '@/lib/measuring/experiment-results/results-question'
import { requireMarketing } from '@/lib/people/users/user'

export const getServerSideProps = pageProps(async ({ db, context, requireUser }) => {
  requireMarketing(await requireUser())
  const { searchParams } = new URL(context.resolvedUrl, 'http://localhost')
  const question = readResultsQuestion(searchParams)
  const report = await getExperimentReport(db, String(context.params?.['key']), question)
  const { experiment, goal, fromDay } = report
  const asked = { experimentId: experiment.id, goal: goal ?? '', segment: readSegment(searchParams), fromDay: fromDay ?? undefined }
  return { period: question.period, report, breakdown: await findBreakdown(db, asked) }
})

export default function ExperimentPage({ period, report, breakdown }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <ResultsScreen period={period} report={report} breakdown={breakdown} />
}

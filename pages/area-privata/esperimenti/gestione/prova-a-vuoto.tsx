import type { InferGetServerSidePropsType } from 'next'
import { EmptyTestScreen } from '@/components/screens/staff/EmptyTestScreen'
import { requireMarketing } from '@/lib/accounts/users/user'
import { listLostEvents } from '@/lib/experimentation/experiment-results/empty-test/lost-events'
import { listEmptyTests } from '@/lib/experimentation/experiment-results/empty-test/record-empty-tests.server'
import { listKnownVariations } from '@/lib/experimentation/experiment-results/queries/ended-experiments.server'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(async ({ db, requireUser }) => {
  requireMarketing(await requireUser())
  const tests = await listEmptyTests(db)
  return { tests, lost: listLostEvents(tests[0]?.lost ?? [], await listKnownVariations(db)) }
})

export default function EmptyTestPage({ tests, lost }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <EmptyTestScreen tests={tests} lost={lost} />
}

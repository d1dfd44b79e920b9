import type { InferGetServerSidePropsType } from 'next'
import { ExperimentDeskScreen } from '@/components/screens/ExperimentDeskScreen'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { env } from '@/lib/kernel/config/env.server'
import { listGroups } from '@/lib/measuring/experiment-drafts/experiment-queries.server'
import { loadDesk } from '@/lib/measuring/experiment-drafts/load-desk.server'
import { requireMarketing } from '@/lib/people/users/user'

export const getServerSideProps = pageProps(
  async ({ db, requireUser }) => {
    const user = await requireUser()
    requireMarketing(user)
    return { listed: await loadDesk(db, user.id), groups: await listGroups(db), isInUse: env().experiments.isOwn }
  },
  { form: true },
)

export default function ExperimentDeskPage({
  listed,
  groups,
  isInUse,
  csrf,
  outcome,
}: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <ExperimentDeskScreen listed={listed} groups={groups} isInUse={isInUse} csrf={csrf} outcome={outcome} />
}

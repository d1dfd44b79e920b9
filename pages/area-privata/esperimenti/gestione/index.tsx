import type { InferGetServerSidePropsType } from 'next'
import { ExperimentDeskScreen } from '@/components/screens/staff/ExperimentDeskScreen'
import { requireMarketing } from '@/lib/accounts/users/user'
import { listGroups } from '@/lib/experimentation/experiment-drafts/experiment-queries.server'
import { loadDesk } from '@/lib/experimentation/experiment-drafts/load-desk.server'
import { env } from '@/lib/kernel/config/env.server'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(
  async ({ db, requireUser }) => {
    const user = await requireUser()
    requireMarketing(user)
    return { listed: await loadDesk(db, user.id), groups: await listGroups(db), isInUse: env().experiments.isOwn }
  },
  { form: true },
)

export default function ExperimentAdminPage({
  listed,
  groups,
  isInUse,
  csrf,
  outcome,
}: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <ExperimentDeskScreen listed={listed} groups={groups} isInUse={isInUse} csrf={csrf} outcome={outcome} />
}

import type { InferGetServerSidePropsType } from 'next'
import { ExperimentAdminScreen } from '@/components/screens/staff/ExperimentAdminScreen'
import { requireMarketing } from '@/lib/accounts/users/user'
import { listGroups } from '@/lib/experimentation/experiment-drafts/experiment-queries.server'
import { listPlaces } from '@/lib/experimentation/experiment-drafts/list-places.server'
import { loadExperimentList } from '@/lib/experimentation/experiment-drafts/load-experiment-list.server'
import { env } from '@/lib/kernel/config/env.server'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(
  async ({ db, requireUser }) => {
    const user = await requireUser()
    requireMarketing(user)
    const { experiments, standIns } = env()
    return {
      listed: await loadExperimentList(db, user.id),
      places: await listPlaces(db),
      groups: await listGroups(db),
      isInUse: experiments.isOwn,
      isStandIn: standIns.includes('experimentConfig'),
    }
  },
  { form: true },
)

export default function ExperimentAdminPage({
  listed,
  places,
  groups,
  isInUse,
  isStandIn,
  csrf,
  outcome,
}: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return (
    <ExperimentAdminScreen
      listed={listed}
      places={places}
      groups={groups}
      isInUse={isInUse}
      isStandIn={isStandIn}
      csrf={csrf}
      outcome={outcome}
    />
  )
}

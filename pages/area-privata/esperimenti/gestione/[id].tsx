import type { InferGetServerSidePropsType } from 'next'
import { OwnExperimentScreen } from '@/components/screens/staff/OwnExperimentScreen'
import { requireMarketing } from '@/lib/accounts/users/user'
import { listMarketers, listOpenGroups } from '@/lib/experimentation/experiment-drafts/experiment-queries.server'
import { listPlaces } from '@/lib/experimentation/experiment-drafts/list-places.server'
import { loadExperiment } from '@/lib/experimentation/experiment-drafts/load-experiment.server'
import { env } from '@/lib/kernel/config/env.server'
import { findNewestAdPath } from '@/lib/market/ads/ad-queries.server'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(
  async ({ db, context, requireUser }) => {
    const user = await requireUser()
    requireMarketing(user)
    return {
      ...(await loadExperiment(db, context.params?.['id'], { userId: user.id, adPath: await findNewestAdPath(db) })),
      isInUse: env().experiments.isOwn,
      marketers: await listMarketers(db),
      groups: await listOpenGroups(db),
      places: await listPlaces(db),
    }
  },
  { form: true },
)

export default function OwnExperimentPage({
  experiment,
  isInUse,
  form,
  log,
  marketers,
  groups,
  places,
  csrf,
  outcome,
}: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return (
    <OwnExperimentScreen
      experiment={experiment}
      isInUse={isInUse}
      form={form}
      log={log}
      marketers={marketers}
      groups={groups}
      places={places}
      csrf={csrf}
      outcome={outcome}
    />
  )
}

import type { InferGetServerSidePropsType } from 'next'
import { NewDraftScreen } from '@/components/screens/selling/NewDraftScreen'
import { requireMarketing } from '@/lib/accounts/users/user'
import { listMarketers, listOpenGroups } from '@/lib/experimentation/experiment-drafts/experiment-queries.server'
import { listPlaces } from '@/lib/experimentation/experiment-drafts/list-places.server'
import { controlOf, findPlace } from '@/lib/experimentation/experiments/places/find-place'
import { placeParam } from '@/lib/kernel/routes/experiment-routes'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(
  async ({ db, context, requireUser }) => {
    const user = await requireUser()
    requireMarketing(user)
    const key = context.query[placeParam]
    const place = typeof key === 'string' ? findPlace(key) : undefined
    const atPlace: Record<string, string> = place ? { place: String(key), variation1: controlOf(place) } : {}
    return {
      form: {
        ...atPlace,
        owner: String(user.id),
        share1: '50',
        share2: '50',
        traffic: '100',
        lift: '10',
      },
      marketers: await listMarketers(db),
      groups: await listOpenGroups(db),
      places: await listPlaces(db),
    }
  },
  { form: true },
)

export default function NewDraftPage({
  form,
  marketers,
  groups,
  places,
  csrf,
  outcome,
}: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <NewDraftScreen form={form} marketers={marketers} groups={groups} places={places} csrf={csrf} outcome={outcome} />
}

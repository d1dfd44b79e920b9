import type { InferGetServerSidePropsType } from 'next'
import { NewDraftScreen } from '@/components/screens/NewDraftScreen'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { listMarketers, listOpenGroups } from '@/lib/measuring/experiment-drafts/experiment-queries.server'
import { requireMarketing } from '@/lib/people/users/user'

export const getServerSideProps = pageProps(
  async ({ db, requireUser }) => {
    const user = await requireUser()
    requireMarketing(user)
    return {
      form: { owner: String(user.id), share1: '50', share2: '50', traffic: '100', lift: '10' },
      marketers: await listMarketers(db),
      groups: await listOpenGroups(db),
    }
  },
  { form: true },
)

export default function NewDraftPage({ form, marketers, groups, csrf, outcome }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <NewDraftScreen form={form} marketers={marketers} groups={groups} csrf={csrf} outcome={outcome} />
}

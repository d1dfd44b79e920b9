import type { InferGetServerSidePropsType } from 'next'
import { NewDraftScreen } from '@/components/screens/selling/NewDraftScreen'
import { requireMarketing } from '@/lib/accounts/users/user'
import { listMarketers, listOpenGroups } from '@/lib/experimentation/experiment-drafts/experiment-queries.server'
import { pageProps } from '@/lib/server/page/page-props.server'

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

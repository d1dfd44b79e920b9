import type { InferGetServerSidePropsType } from 'next'
import { SellScreen } from '@/components/screens/selling/SellScreen'
import { listDrafts } from '@/lib/accounts/selling/drafts/draft-queries.server'
import { valueForm } from '@/lib/market/valuation/value-form.server'
import { holderOf } from '@/lib/server/http/draft-holder.server'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(
  async ({ db, context, user }) => {
    return {
      ...(await valueForm(db, context.query, new Date())),
      drafts: await listDrafts(db, holderOf(context.req.cookies, user?.id)),
    }
  },
  { form: true },
)

export default function SellPage(props: InferGetServerSidePropsType<typeof getServerSideProps>) {
  const { form, options, valuation, drafts, csrf, outcome } = props
  return <SellScreen form={form} options={options} valuation={valuation} drafts={drafts} csrf={csrf} outcome={outcome} />
}

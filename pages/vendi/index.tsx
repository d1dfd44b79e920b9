import type { InferGetServerSidePropsType } from 'next'
import { SellScreen } from '@/components/screens/SellScreen'
import { holderOf } from '@/lib/edge/http/draft-holder.server'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { valueForm } from '@/lib/market/valuation/value-form.server'
import { listDrafts } from '@/lib/people/selling/draft-queries.server'

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

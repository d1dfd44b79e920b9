import type { InferGetServerSidePropsType } from 'next'
import { DraftAdScreen } from '@/components/screens/selling/DraftAdScreen'
import { previewDraft } from '@/lib/accounts/selling/drafts/preview-draft.server'
import { sellPath } from '@/lib/kernel/routes/routes'
import { sendAdPage } from '@/lib/market/ads/page/sent-ad-page'
import { holderOf } from '@/lib/server/http/draft-holder.server'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(
  async ({ db, context, user, redirect }) => {
    const draftId = String(context.query['bozza'])
    const page = await previewDraft(db, draftId, holderOf(context.req.cookies, user?.id), new Date())
    return page ? { draftId, page: sendAdPage(page) } : redirect(sellPath(draftId, 'veicolo'), 'temporary')
  },
  { form: true },
)

export default function DraftAdPage({ draftId, page }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <DraftAdScreen draftId={draftId} sent={page} />
}

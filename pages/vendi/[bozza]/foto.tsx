import type { InferGetServerSidePropsType } from 'next'
import { DraftPhotosScreen } from '@/components/screens/selling/DraftPhotosScreen'
import { startOf } from '@/lib/accounts/selling/drafts/draft-page'
import { findDraftPage } from '@/lib/accounts/selling/drafts/find-draft-page.server'
import { listDraftPhotos } from '@/lib/accounts/selling/drafts/photos-of-draft.server'
import { holderOf } from '@/lib/server/http/draft-holder.server'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(
  async ({ db, context, user, redirect }) => {
    const holder = holderOf(context.req.cookies, user?.id)
    const { id, dealer, done, preview, isSubmitted } = await findDraftPage(db, context.query['bozza'], holder, 'veicolo', new Date())
    if (isSubmitted) redirect(startOf({ dealer }), 'temporary')
    const photos = await listDraftPhotos(db, { id, holder })
    return { draft: { id, done, preview }, photos, covered: photos.find((photo) => photo.id === context.query['targa'])?.id ?? null }
  },
  { form: true },
)

export default function DraftPhotosPage({ draft, photos, covered, csrf, outcome }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <DraftPhotosScreen draft={draft} photos={photos} covered={covered} csrf={csrf} outcome={outcome} />
}

import type { InferGetServerSidePropsType } from 'next'
import { DraftPhotosScreen } from '@/components/screens/DraftPhotosScreen'
import { holderOf } from '@/lib/edge/http/draft-holder.server'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { startOf } from '@/lib/people/selling/draft-page'
import { findDraftPage } from '@/lib/people/selling/find-draft-page.server'
import { listDraftPhotos } from '@/lib/people/selling/photos-of-draft.server'

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

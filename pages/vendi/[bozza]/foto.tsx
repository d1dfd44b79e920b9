import type { InferGetServerSidePropsType } from 'next'
import { DraftPhotosScreen } from '@/components/screens/DraftPhotosScreen'
import { holderOf } from '@/lib/edge/http/draft-holder.server'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { listDraftPhotos } from '@/lib/people/selling/photos-of-draft.server'

export const getServerSideProps = pageProps(
  async ({ db, context, user }) => {
    const { bozza } = context.query
    const photos = await listDraftPhotos(db, { id: bozza, holder: holderOf(context.req.cookies, user?.id) })
    return { draftId: String(bozza), photos }
  },
  { form: true },
)

export default function DraftPhotosPage({ draftId, photos, csrf, outcome }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <DraftPhotosScreen draftId={draftId} photos={photos} csrf={csrf} outcome={outcome} />
}

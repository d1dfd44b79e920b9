import type { InferGetServerSidePropsType } from 'next'
import { SavedValuationsScreen } from '@/components/screens/accounts/SavedValuationsScreen'
import { countUnread } from '@/lib/accounts/contact/own-conversations.server'
import { findValuationToSave } from '@/lib/accounts/saved-valuations/save-valuation.server'
import { listSavedValuations } from '@/lib/accounts/saved-valuations/saved-valuation-queries.server'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(
  async ({ db, context: { query }, requireUser }) => {
    const user = await requireUser()
    const { salva } = query
    return {
      valuations: await listSavedValuations(db, user.id),
      wanted: typeof salva === 'string' ? await findValuationToSave(db, salva) : null,
      unread: await countUnread(db, user),
    }
  },
  { form: true },
)

export default function SavedValuationsPage({
  valuations,
  wanted,
  csrf,
  outcome,
  watchlist,
  unread,
}: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return (
    <SavedValuationsScreen
      valuations={valuations}
      wanted={wanted}
      csrf={csrf}
      outcome={outcome}
      savedCount={watchlist?.ads.length ?? 0}
      unread={unread}
    />
  )
}

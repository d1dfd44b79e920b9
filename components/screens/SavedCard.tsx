import { useRouter } from 'next/router'
import { type ReactNode, useContext } from 'react'
import { AdCard } from '@/components/ads/AdCard'
import { FavouriteButton } from '@/components/ads/FavouriteButton'
import { SavedRemark } from '@/components/favourites/SavedRemark'
import { CurrentUserContext } from '@/components/shell/current-user'
import { watchlistApi } from '@/lib/kernel/routes/routes'
import { mainListPage } from '@/lib/market/search/list-pages'
import { searchHref } from '@/lib/market/search/search-href'
import { emptySearch } from '@/lib/market/search/search-query'
import type { WatchlistEntry } from '@/lib/people/favourites/watchlist'

type Props = { entry: WatchlistEntry; onRemove(): void; note: ReactNode }

/** One saved ad: the card of the lists, with the price of then and now, a heart that removes it, and a note. */
export function SavedCard({ entry, onRemove, note }: Props) {
  const { csrf } = useContext(CurrentUserContext)
  const [back = ''] = useRouter().asPath.split('#')
  const { card, change, savedPriceCents } = entry
  const isCheaper = card.status === 'published' && change !== null && change.cents < 0
  const heart = (
    <FavouriteButton
      label={`Rimuovi dai preferiti: ${`${card.title} ${card.version}`.trim()}`}
      isSaved
      isToggle={false}
      placement="card"
      target={{ action: watchlistApi.one(card.id), fields: { _csrf: csrf, change: 'remove', back } }}
      onPress={onRemove}
    />
  )
  return (
    <AdCard
      card={{ ...card, previousPriceCents: isCheaper ? savedPriceCents : null }}
      isLinked={entry.isLinked}
      heart={heart}
      remark={<SavedRemark entry={entry} similarHref={similarTo(entry)} />}
      foot={note}
    />
  )
}

/** The same model on offer, or the same make. */
function similarTo({ card, vehicle: { make, makeName, model, modelName } }: WatchlistEntry): string {
  const all = emptySearch(mainListPage(card.category))
  return searchHref({
    ...all,
    make: { slug: make, name: makeName },
    model: model === null || modelName === null ? null : { slug: model, name: modelName },
  })
}

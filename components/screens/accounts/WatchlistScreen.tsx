import styled from '@emotion/styled'
import { useRouter } from 'next/router'
import { type ReactNode, useContext, useRef } from 'react'
import { AdCard } from '@/components/ads/AdCard'
import { IllustrationNote } from '@/components/ads/gallery/IllustrationNote'
import { WatchlistButton } from '@/components/ads/WatchlistButton'
import { CompareDock } from '@/components/comparison/CompareDock'
import { CompareForm } from '@/components/comparison/CompareForm'
import { CompareTick } from '@/components/comparison/CompareTick'
import { RemovedNotice } from '@/components/form/RemovedNotice'
import { CurrentUserContext } from '@/components/shell/current-user'
import { PageLayout } from '@/components/shell/PageLayout'
import { PrivateArea } from '@/components/shell/PrivateArea'
import { WatchlistContext } from '@/components/shell/WatchlistProvider'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { EmptyState } from '@/components/ui/EmptyState'
import { Pagination } from '@/components/ui/Pagination'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { listChanges, useSeen } from '@/components/watchlist/list-changes'
import { NoteEditor } from '@/components/watchlist/NoteEditor'
import { PriceDropSwitch } from '@/components/watchlist/PriceDropSwitch'
import { SaveAdPrompt } from '@/components/watchlist/SaveAdPrompt'
import { SavedRemark } from '@/components/watchlist/SavedRemark'
import { WatchlistHead } from '@/components/watchlist/WatchlistHead'
import type { WatchlistEntry, WatchlistPage } from '@/lib/accounts/watchlist/watchlist'
import { watchlistHref } from '@/lib/accounts/watchlist/watchlist'
import { routes, watchlistApi } from '@/lib/kernel/routes/routes'
import type { AdCard as Card } from '@/lib/market/ads/ad-card'
import { mainListPage } from '@/lib/market/search/page/list-pages'
import { withVehicles } from '@/lib/market/search/query/search-edit'
import { searchHref } from '@/lib/market/search/query/search-href'
import { emptySearch } from '@/lib/market/search/query/search-query'
import type { FormOutcome } from '@/lib/server/http/form-outcome'

type Props = {
  list: WatchlistPage
  /** An ad that the address wants on the list. */
  requestedAd: Card | null
  /** Whether its owner is written to when one of them gets cheaper. */
  priceDropMails: boolean
  unread: number
  outcome: FormOutcome | null
}

/** The watchlist of the user who is logged in. */
export function WatchlistScreen({ list, requestedAd, priceDropMails, unread, outcome }: Props) {
  const { csrf } = useContext(CurrentUserContext)
  const { isSaved, update } = useContext(WatchlistContext)
  const { remove, saveNote } = listChanges({ csrf, update })
  const top = useRef<HTMLHeadingElement>(null)
  const cards = useRef<HTMLUListElement>(null)
  useSeen(list, csrf)
  const shown = list.entries.filter(({ card }) => isSaved(card.id))
  const total = list.total - (list.entries.length - shown.length)
  return (
    <PageLayout title="I tuoi preferiti" description="Gli annunci che hai salvato, con il prezzo di allora e quello di adesso." noindex>
      <PrivateArea current="watchlist" savedCount={total} unread={unread}>
        <WatchlistHead ref={top} list={list} shown={shown} total={total} />
        <PriceDropSwitch isOn={priceDropMails} csrf={csrf} />
        <RemovedNotice outcome={outcome} csrf={csrf} undo={{ action: watchlistApi.undo, field: 'ad' }} />
        {requestedAd !== null && <SaveAdPrompt ad={requestedAd} csrf={csrf} />}
        {total === 0 && (
          <EmptyState title="Non hai ancora preferiti" action={<ButtonLink href={routes.cars}>Cerca un’auto</ButtonLink>}>
            Tocca il cuore di un annuncio: lo ritrovi qui, e ti diciamo se il prezzo scende o se viene venduto.
          </EmptyState>
        )}
        {shown.length > 1 && <CompareForm />}
        {shown.length > 0 && <VisuallyHidden as="h2">Annunci salvati</VisuallyHidden>}
        <Cards ref={cards}>
          {shown.map((entry, place) => (
            <li key={entry.card.id}>
              <SavedCard
                entry={entry}
                onRemove={() => {
                  const next = heartBeside(cards.current, place) ?? top.current
                  remove(entry.card)
                  next?.focus()
                }}
                note={
                  <NoteEditor
                    title={entry.card.title}
                    note={entry.note}
                    target={{ action: watchlistApi.one(entry.card.id), csrf, outcome, hidden: { change: 'note' } }}
                    onSave={({ note = '' }) => saveNote(entry.card.id, note)}
                  />
                }
              />
            </li>
          ))}
        </Cards>
        <IllustrationNote cards={shown.map(({ card }) => card)} />
        <CompareDock list={{ href: watchlistHref(list.sort, list.page), label: 'Torna ai preferiti' }} />
        <Pagination page={list.page} pageCount={list.pages} hrefOf={(page) => watchlistHref(list.sort, page)} />
      </PrivateArea>
    </PageLayout>
  )
}

/** The heart that gets the focus when an ad leaves the list: that of the next one, else of the one before. */
function heartBeside(cards: HTMLUListElement | null, place: number): HTMLButtonElement | null | undefined {
  const items = cards?.querySelectorAll(':scope > li')
  return (items?.[place + 1] ?? items?.[place - 1])?.querySelector('button')
}

/** One saved ad: the card of the lists, with the price of then and now, a heart that removes it, and a note. */
function SavedCard({ entry, onRemove, note }: { entry: WatchlistEntry; onRemove(): void; note: ReactNode }) {
  const { csrf } = useContext(CurrentUserContext)
  const [back = ''] = useRouter().asPath.split('#')
  const { card, change, savedPriceCents } = entry
  const isCheaper = card.status === 'published' && change !== null && change.cents < 0
  const heart = (
    <WatchlistButton
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
      tick={entry.isLinked && <CompareTick ad={card} />}
      remark={<SavedRemark entry={entry} similarHref={similarTo(entry)} />}
      foot={note}
    />
  )
}

/** The list with the same model on offer, or the same make. */
function similarTo({ card, vehicle: { make, makeName, model, modelName } }: WatchlistEntry): string {
  const all = emptySearch(mainListPage(card.category))
  const known = model === null || modelName === null ? null : { slug: model, name: modelName }
  return searchHref(withVehicles(all, [{ make: { slug: make, name: makeName }, model: known }]))
}

const Cards = styled.ul`
  display: grid;
  gap: 16px;
`

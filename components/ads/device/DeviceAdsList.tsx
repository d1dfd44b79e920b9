import styled from '@emotion/styled'
import { useEffect, useState } from 'react'
import { AdCardSmall } from '@/components/ads/AdCardSmall'
import { LoginHeart } from '@/components/ads/LoginHeart'
import { Alert } from '@/components/ui/Alert'
import { Skeleton } from '@/components/ui/Skeleton'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { removeFromDevice } from '@/lib/accounts/watchlist/device-watchlist'
import { api } from '@/lib/kernel/routes/routes'
import { asRecord, isPlainObject } from '@/lib/kernel/validation/plain-object'
import type { AdStatus } from '@/lib/market/ads/ad'
import type { AdCard } from '@/lib/market/ads/ad-card'
import { fetchJson } from '@/lib/server/http/fetch-json'
import { color, fontSize } from '@/styles/tokens'
import { useDeviceAds } from './use-device-ads'

const titleId = 'salvate-qui'

/** The ads saved in this browser as they are now: a sold one says so, and what is not public any more can be taken off. */
export function DeviceAdsList() {
  const ids = useDeviceAds()
  const [asked] = useState(ids)
  const [found, setFound] = useState<readonly AdCard[]>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    fetchJson(api.adCards(asked))
      .then((answer) => setFound(readCards(answer)))
      .catch(() => setFailed(true))
  }, [asked])
  if (hasFailed) return <Alert variant="error">Ora non riusciamo a mostrarle. Restano salvate: riprova più tardi.</Alert>
  if (!found) return <Skeleton count={Math.min(asked.length, 3)} />
  const gone = ids.filter((id) => !found.some((card) => card.id === id))
  return (
    <section aria-labelledby={titleId}>
      <VisuallyHidden as="h2" id={titleId}>
        Auto salvate qui
      </VisuallyHidden>
      <Cards>
        {found
          .filter(({ id }) => ids.includes(id))
          .map((card) => (
            <li key={card.id}>
              <AdCardSmall card={card} heart={<LoginHeart ad={card} look="photo" />} isCompact />
              {stateOf(card.status) !== null && <State>{stateOf(card.status)}</State>}
            </li>
          ))}
      </Cards>
      {gone.length > 0 && (
        <Gone>
          {gone.length === 1 ? '1 annuncio non c’è più.' : `${gone.length} annunci non ci sono più.`}{' '}
          <button type="button" onClick={() => removeFromDevice(gone)}>
            {gone.length === 1 ? 'Toglilo' : 'Toglili'}
          </button>
        </Gone>
      )}
    </section>
  )
}

/** What became of an ad that is not simply on offer; null while it is. */
function stateOf(status: AdStatus): string | null {
  if (status === 'published') return null
  if (status === 'sold') return 'Venduta'
  return status === 'reserved' ? 'Riservata' : 'Non più in vendita'
}

/** The cards of our own server's answer. */
function readCards(answer: unknown): AdCard[] {
  const { cards } = asRecord(answer)
  const isCard = (card: unknown): card is AdCard => isPlainObject(card) && typeof card['id'] === 'number'
  return Array.isArray(cards) ? cards.filter(isCard) : []
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 216px), 1fr));
  gap: 12px;
`
const State = styled.p`
  margin-top: 4px;
  color: ${color.danger};
  font-size: ${fontSize.base};
  font-weight: 600;
`
const Gone = styled.p`
  margin-top: 12px;
  font-size: ${fontSize.base};
  button { min-height: 44px; padding: 0 4px; border: 0; background: none; color: ${color.link}; font: inherit; font-weight: 600; text-decoration: underline; text-underline-offset: 3px; cursor: pointer; }
`

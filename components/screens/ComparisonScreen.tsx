import styled from '@emotion/styled'
import { type RefObject, useEffect, useRef } from 'react'
import { AdPicture } from '@/components/ads/AdPicture'
import { AdPrice } from '@/components/ads/AdPrice'
import { IllustrationNote } from '@/components/ads/gallery/IllustrationNote'
import { PriceVerdict } from '@/components/ads/price/PriceVerdict'
import { AddVehicle } from '@/components/comparison/AddVehicle'
import { ComparisonNotices } from '@/components/comparison/ComparisonNotices'
import { ComparisonOptions } from '@/components/comparison/ComparisonOptions'
import { ComparisonTable } from '@/components/comparison/ComparisonTable'
import { untick } from '@/components/comparison/compare-ticks'
import { ReturnToList } from '@/components/comparison/ReturnToList'
import type { VehicleParts } from '@/components/comparison/vehicle-parts'
import { ShareButton } from '@/components/contact/ShareButton'
import { PageLayout } from '@/components/shell/PageLayout'
import { Button } from '@/components/ui/Button'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Container } from '@/components/ui/Container'
import { EmptyState } from '@/components/ui/EmptyState'
import { dateText } from '@/lib/kernel/italian/date-text'
import { routes } from '@/lib/kernel/routes/routes'
import type { Candidate } from '@/lib/market/comparison/candidate'
import type { Comparison } from '@/lib/market/comparison/comparison'
import { type ComparisonQuery, comparisonHref, maxCompared } from '@/lib/market/comparison/comparison-query'
import { nounOf } from '@/lib/market/comparison/comparison-words'
import { maxWidth } from '@/styles/media'
import { color, fontSize } from '@/styles/tokens'

type Props = {
  query: ComparisonQuery
  comparison: Comparison
  unknownIds: readonly number[]
  tooMany: readonly string[]
  notUnderstood: string | null
  candidates: { title: string; cards: readonly Candidate[] }
  siteUrl: string
  /** Today, for the printed page: «2026-11-23T…». */
  madeOn: string
}

const addId = 'aggiungi'
const parts: VehicleParts = {
  pictureOf: (vehicle, sizes) => <AdPicture card={vehicle} sizes={sizes} />,
  priceOf: (vehicle) => <AdPrice card={{ ...vehicle, previousPriceCents: null }} dense />,
  verdictOf: (verdict) => <PriceVerdict verdict={verdict} />,
}
/** Up to four vehicles side by side; which ones, stands in the address alone. */
export function ComparisonScreen({ query, comparison, unknownIds, tooMany, notUnderstood, candidates, siteUrl, madeOn }: Props) {
  const { vehicles, groups } = comparison
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusAfterRemoval(heading, query.ids.length)
  useSameTicks(query.ids)
  const noun = nounOf(vehicles.map(({ category }) => category))
  const title = vehicles.length > 1 ? `Confronta ${vehicles.length} ${noun.many}` : 'Confronta'
  const url = new URL(comparisonHref(query), siteUrl).href
  return (
    <PageLayout
      title={title}
      description="Fino a quattro veicoli uno accanto all’altro: prezzi, costi, dati e dotazioni a confronto."
      noindex
    >
      <Container>
        <ReturnToList />
        <PrintedOn>
          Ingrana · confronto del {dateText(madeOn)} · {url}
        </PrintedOn>
        <Head>
          <div>
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            <p>{introOf(vehicles.length)}</p>
          </div>
          {vehicles.length > 0 && (
            <Tools data-screen-only>
              <ShareButton title={title} url={url} />
              <Button className="needs-script" variant="quiet" onClick={() => window.print()}>
                Stampa
              </Button>
              <ButtonLink href={routes.comparison} variant="quiet">
                Svuota
              </ButtonLink>
            </Tools>
          )}
        </Head>
        <ComparisonNotices query={query} vehicles={vehicles} unknownIds={unknownIds} tooMany={tooMany} />
        {vehicles.length === 0 ? (
          <EmptyState title="Scegli almeno due veicoli" action={<ButtonLink href={routes.cars}>Cerca un’auto</ButtonLink>}>
            Tocca «Confronta» sugli annunci o tra i preferiti, fino a quattro. Li ritrovi qui, uno accanto all’altro.
          </EmptyState>
        ) : (
          <>
            <ComparisonOptions comparison={comparison} query={query} />
            <ComparisonTable comparison={comparison} query={query} addHref={`#${addId}`} parts={parts} />
            {groups.length === 0 && <Nothing>Gli annunci non dicono niente di diverso.</Nothing>}
            <Note>
              «Non indicato» vuol dire che il venditore non l’ha scritto, non che manca: puoi chiederlo. Le righe senza segno sono questioni
              di gusto. I costi sono stime con le stesse ipotesi per tutti, senza assicurazione.
            </Note>
            <IllustrationNote cards={vehicles} />
          </>
        )}
        {vehicles.length < maxCompared && (
          <AddVehicle pictureOf={parts.pictureOf} id={addId} query={query} notUnderstood={notUnderstood} candidates={candidates} />
        )}
      </Container>
    </PageLayout>
  )
}

function introOf(count: number): string {
  if (count === 0) return 'Fino a quattro veicoli, uno accanto all’altro.'
  return count === 1
    ? 'Aggiungi almeno un altro veicolo: qui sotto trovi come.'
    : 'Il segno di spunta è il valore migliore della riga. Il resto dipende da cosa ti serve.'
}

/** Removing a vehicle removes the focused button too: the heading gets the focus. */
function useFocusAfterRemoval(heading: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
    before.current = count
  }, [count, heading])
}

/** What is taken away here is not ticked on the lists any more. */
function useSameTicks(ids: readonly number[]): void {
  const before = useRef(ids)
  useEffect(() => {
    untick(before.current.filter((id) => !ids.includes(id)))
    before.current = ids
  }, [ids])
}

const PrintedOn = styled.p`
  display: none;
  @media print { display: block; overflow-wrap: anywhere; }
`
const Head = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: 16px;
  margin: 28px 0 20px;
  a + p + & { margin-top: 8px; }
  h1:focus-visible { outline: none; } /* the focus comes here when a vehicle has been taken away */
  p { color: ${color.textMuted}; }
  ${maxWidth(800)} { flex-direction: column; align-items: stretch; gap: 12px; margin: 20px 0 16px; }
`
const Tools = styled.div`
  display: flex;
  flex: none;
  gap: 8px;
  ${maxWidth(800)} { > * { flex: 1; padding: 0 6px; } }
`
const Nothing = styled.p`
  padding: 24px 0;
`
const Note = styled.p`
  max-width: 72ch;
  margin: 20px 0;
  color: ${color.textMuted};
  font-size: ${fontSize.base};
`

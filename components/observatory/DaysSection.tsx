import { numberText } from '@/lib/market/catalogue/number-text'
import type { DaysOnline } from '@/lib/market/observatory/days-online'
import { daysFinding } from '@/lib/market/observatory/findings'
import { Bars } from './Bars'
import { DaysHistogram } from './DaysHistogram'
import { Pair, ReportSection } from './ReportSection'

type Props = { days: DaysOnline }

/** How long ads stay, by their price and all together. */
export function DaysSection({ days }: Props) {
  const { medianDays, histogram, byPosition, ads } = days
  return (
    <ReportSection title="In quanto tempo esce dal sito" finding={daysFinding(days)}>
      {medianDays !== null && (
        <Pair>
          <figure>
            <figcaption>
              <h3>Secondo il prezzo</h3>Giorni sul sito, mediana, per posizione del prezzo.
            </figcaption>
            <Bars
              bars={byPosition.map(({ position, medianDays, ads }) => ({
                name: position,
                value: medianDays,
                text: medianDays === null ? `n.d.: ${numberText(ads)} annunci` : `${medianDays} giorni`,
                isStrong: position === 'Ottimo' || position === 'Buono',
              }))}
            />
          </figure>
          <figure>
            <figcaption>
              <h3>Tutti insieme</h3>Quanti annunci escono ogni 10 giorni: gli ultimi {numberText(ads)} venduti o ritirati in un anno.
            </figcaption>
            <DaysHistogram histogram={histogram} medianDays={medianDays} />
          </figure>
        </Pair>
      )}
    </ReportSection>
  )
}

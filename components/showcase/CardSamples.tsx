import { AdCard } from '@/components/ads/AdCard'
import { AdCardSmall } from '@/components/ads/AdCardSmall'
import { UnavailableNotice } from '@/components/ads/UnavailableNotice'
import { Sample } from './Sample'
import { SampleGroup } from './SampleGroup'
import { sampleCards } from './sample-cards'

const unavailable = ['reserved', 'sold', 'withdrawn', 'expired'] as const

export function CardSamples() {
  return (
    <>
      <SampleGroup title="Scheda di un annuncio">
        {sampleCards.map(({ state, card }) => (
          <Sample key={state} state={state} isWide>
            <AdCard card={card} />
          </Sample>
        ))}
      </SampleGroup>
      <SampleGroup title="Scheda piccola">
        {sampleCards.map(({ state, card }) => (
          <Sample key={state} state={state}>
            <AdCardSmall card={card} />
          </Sample>
        ))}
      </SampleGroup>
      <SampleGroup title="Annuncio non disponibile">
        {unavailable.map((status) => (
          <Sample key={status} state={status}>
            <UnavailableNotice
              ad={{
                status,
                category: 'auto',
                publishedAt: '2026-11-01T09:00:00.000Z',
                closedAt: '2026-11-24T09:00:00.000Z',
                reservedUntil: null,
              }}
            />
          </Sample>
        ))}
      </SampleGroup>
    </>
  )
}

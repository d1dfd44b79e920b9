import styled from '@emotion/styled'
import { Checkbox } from '@/components/ui/form/Checkbox'
import type { AdCard } from '@/lib/market/ads/ad-card'
import { comparisonParams } from '@/lib/market/comparison/comparison-query'

export const compareFormId = 'confronta'

/** Names an ad to be compared, for the form that stands above the cards. */
export function CompareTick({ ad: { id, title, version } }: { ad: Pick<AdCard, 'id' | 'title' | 'version'> }) {
  return (
    <Row>
      <Checkbox
        form={compareFormId}
        name={comparisonParams.ad}
        value={id}
        label="Confronta"
        aria-label={`Confronta ${`${title} ${version}`.trim()}`}
      />
    </Row>
  )
}

/** The row of the tick, above the link that covers the card. */
const Row = styled.div`
  position: relative;
  z-index: 1;
  justify-self: start;
  width: fit-content;
  margin-bottom: 10px;
`

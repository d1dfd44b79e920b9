import styled from '@emotion/styled'
import { type DealerReviews, meanText, reviewCountText } from '@/lib/accounts/reviews/review'
import { color } from '@/styles/tokens'
import { Stars } from './Stars'

/** The mean of the reviews and the way to them; nothing while there are too few. */
export function RatingLink({ found: { count, mean } }: { found: DealerReviews }) {
  if (mean === null) return null
  return (
    <Way href="#recensioni">
      <Stars stars={mean} />
      <b>{meanText(mean)}</b>
      {reviewCountText(count)}
    </Way>
  )
}

const Way = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 24px;
  b { color: ${color.text}; }
`

import styled from '@emotion/styled'
import { Link } from '@/components/ui/Link'
import { type DealerReviews, meanText, reviewCountText } from '@/lib/accounts/reviews/review'
import { writeReviewPath } from '@/lib/kernel/routes/dealer-area'
import { dealerPath } from '@/lib/kernel/routes/routes'
import { maxWidth } from '@/styles/media'
import { color, fontSize } from '@/styles/tokens'
import { ReviewPanel } from './ReviewPanel'
import { Stars } from './Stars'

type Props = { dealer: { name: string; slug: string }; found: DealerReviews }

/** What buyers say of a dealer, how the words were checked, and the way to add some. */
export function DealerReviewList({ dealer, found: { count, mean, reviews } }: Props) {
  return (
    <Section id="recensioni">
      <h2>Recensioni</h2>
      {count === 0 ? (
        <p>Nessuno ha ancora scritto una recensione su questa concessionaria.</p>
      ) : (
        <Sum>
          {mean !== null && (
            <>
              <Stars stars={mean} /> <b>{meanText(mean)}</b> su 5,{' '}
            </>
          )}
          {reviewCountText(count)}
        </Sum>
      )}
      <p>
        <small>
          Le scrive solo chi ha contattato la concessionaria da Ingrana; le leggiamo prima di pubblicarle e non le paga nessuno. Non
          sappiamo se l’acquisto c’è stato.
        </small>
      </p>
      <Grid>
        {reviews.map((review) => (
          <ReviewPanel key={review.id} review={review} dealerName={dealer.name} />
        ))}
      </Grid>
      <p>
        {count > reviews.length && (
          <>
            <Link href={`${dealerPath(dealer.slug)}?recensioni=tutte#recensioni`}>Leggi tutte le recensioni</Link> ·{' '}
          </>
        )}
        <Link href={writeReviewPath(dealer.slug)}>Scrivi una recensione</Link>
      </p>
    </Section>
  )
}

const Section = styled.section`
  display: grid;
  gap: 12px;
  margin-top: 48px;
  small { color: ${color.textMuted}; font-size: ${fontSize.base}; }
`
const Sum = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`
const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;
  ${maxWidth(800)} { grid-template-columns: minmax(0, 1fr); }
`

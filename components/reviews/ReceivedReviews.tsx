import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { TextArea } from '@/components/ui/form/TextArea'
import type { Dealership } from '@/lib/accounts/dealerships/dealership'
import { mostWords, type ReceivedReview } from '@/lib/accounts/reviews/review'
import { dealershipApi } from '@/lib/kernel/routes/dealer-area'
import type { FormOutcome } from '@/lib/server/http/form-outcome'
import { ReviewPanel } from './ReviewPanel'

type Props = {
  reviews: readonly ReceivedReview[]
  dealership: Dealership
  mayAnswer: boolean
  csrf: string
  outcome: FormOutcome | null
}

/** The published reviews of a dealer, each with its answer or the form for one. */
export function ReceivedReviews({ reviews, dealership, mayAnswer, ...form }: Props) {
  return (
    <List>
      {reviews.map((review) => (
        <li key={review.id}>
          <ReviewPanel review={review} dealerName={dealership.name}>
            {mayAnswer && <AnswerForm review={review} slug={dealership.slug} {...form} />}
          </ReviewPanel>
        </li>
      ))}
    </List>
  )
}

function AnswerForm({ review, slug, csrf, outcome }: Pick<Props, 'csrf' | 'outcome'> & { review: ReceivedReview; slug: string }) {
  const isMine = outcome?.form === dealershipApi.reviews && outcome.values['recensione'] === String(review.id)
  const failed = isMine && !outcome.isDone ? outcome : undefined
  return (
    <details open={failed !== undefined || review.answer === null}>
      <summary>{review.answer === null ? 'Rispondi' : 'Cambia la risposta'}</summary>
      <form method="post" action={dealershipApi.reviews}>
        <input type="hidden" name="_csrf" value={csrf} />
        <input type="hidden" name="concessionaria" value={slug} />
        <input type="hidden" name="recensione" value={review.id} />
        <TextArea
          id={`risposta-${review.id}`}
          name="risposta"
          label={`Risposta a ${review.signature}`}
          hint="La leggono tutti, subito. Niente dati di chi ha scritto."
          rows={4}
          required
          maxLength={mostWords}
          defaultValue={failed?.values['risposta'] ?? review.answer ?? ''}
          error={failed?.errors['risposta']}
        />
        <Button type="submit" variant="outline">
          Pubblica la risposta
        </Button>
      </form>
    </details>
  )
}

const List = styled.ul`
  display: grid;
  gap: 16px;
  max-width: 800px;
  summary { min-height: 32px; cursor: pointer; }
`

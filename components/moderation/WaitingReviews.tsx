import styled from '@emotion/styled'
import { Alert } from '@/components/ui/Alert'
import { Button } from '@/components/ui/Button'
import { TextArea } from '@/components/ui/form/TextArea'
import { Link } from '@/components/ui/Link'
import { Panel } from '@/components/ui/Panel'
import type { WaitingReview } from '@/lib/accounts/reviews/review'
import { momentText } from '@/lib/kernel/italian/date-text'
import { moderationApi } from '@/lib/kernel/routes/moderation-routes'
import { dealerPath } from '@/lib/kernel/routes/routes'
import type { FormOutcome } from '@/lib/server/http/form-outcome'

type Props = { waiting: readonly WaitingReview[]; csrf: string; outcome: FormOutcome | null }

/** What was written, what stands behind it, and the decision. */
export function WaitingReviews({ waiting, ...form }: Props) {
  return (
    <List>
      {waiting.map((review) => (
        <li key={review.id}>
          <OneReview review={review} {...form} />
        </li>
      ))}
    </List>
  )
}

function OneReview({ review, csrf, outcome }: Omit<Props, 'waiting'> & { review: WaitingReview }) {
  const { id, dealer, signature, stars, words, writtenAt, firstContactAt, answers } = review
  const action = moderationApi.review(id)
  const failed = outcome?.form === action && !outcome.isDone ? outcome : undefined
  const title = `Recensione ${id} su ${dealer.name}`
  return (
    <Panel aria-label={title}>
      <h2>
        <Link href={dealerPath(dealer.slug)}>{dealer.name}</Link>
      </h2>
      <p>
        REC {id} · {momentText(writtenAt)} · {signature}, {stars} su 5
      </p>
      <p>
        {firstContactAt === null ? 'Nessun contatto trovato' : `Primo contatto ${momentText(firstContactAt)}`} ·{' '}
        {answers === 0 ? 'la concessionaria non ha mai risposto' : `risposte della concessionaria: ${answers}`}
      </p>
      <blockquote>{words}</blockquote>
      <form method="post" action={action}>
        <input type="hidden" name="_csrf" value={csrf} />
        <TextArea
          id={`motivo-${id}`}
          name="testo"
          label="Motivo, se non si può pubblicare"
          rows={3}
          isOptional
          defaultValue={failed?.values['testo'] ?? ''}
          error={failed?.errors['testo']}
        />
        {failed && failed.errors['testo'] === undefined && <Alert variant="error">{failed.message}</Alert>}
        <Button type="submit" name="esito" value="published">
          Pubblica
        </Button>
        <Button type="submit" name="esito" value="refused" variant="outline">
          Non pubblicare
        </Button>
      </form>
    </Panel>
  )
}

const List = styled.ul`
  display: grid;
  gap: 16px;
  padding: 16px 0 56px;
  overflow-wrap: anywhere;
  blockquote { margin: 12px 0; white-space: pre-line; }
  form { display: flex; flex-wrap: wrap; gap: 12px; align-items: end; margin-top: 12px; }
  form > div { flex-basis: 100%; }
`

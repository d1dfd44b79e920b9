import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { OptionGroup } from '@/components/ui/form/OptionGroup'
import { TextArea } from '@/components/ui/form/TextArea'
import { leastWords, mostWords, starTexts } from '@/lib/accounts/reviews/review'
import { reviewsApi } from '@/lib/kernel/routes/account-paths'
import type { FormOutcome } from '@/lib/server/http/form-outcome'
import { color, fontSize } from '@/styles/tokens'

type Props = {
  dealer: { name: string; slug: string }
  /** What was written before, if anything was. */
  before: { stars: number; words: string } | null
  csrf: string
  outcome: FormOutcome | null
}

/** The stars and the words about a dealer, as plain HTML. */
export function ReviewForm({ dealer, before, csrf, outcome }: Props) {
  const failed = outcome?.form === reviewsApi && !outcome.isDone ? outcome : undefined
  return (
    <Form method="post" action={reviewsApi}>
      <input type="hidden" name="_csrf" value={csrf} />
      <input type="hidden" name="concessionaria" value={dealer.slug} />
      <OptionGroup
        id="stelle"
        type="radio"
        name="stelle"
        legend={`Quante stelle dai a ${dealer.name}?`}
        options={Object.entries(starTexts)
          .reverse()
          .map(([value, text]) => ({ value, label: `${value} · ${text}` }))}
        chosen={failed?.values['stelle'] ?? String(before?.stars ?? '')}
        error={failed?.errors['stelle']}
        required
      />
      <TextArea
        id="testo-recensione"
        name="testo"
        label="Com’è andata?"
        hint={`Da ${leastWords} a ${mostWords} caratteri. Niente nomi di persone, numeri di telefono o targhe.`}
        rows={6}
        required
        minLength={leastWords}
        maxLength={mostWords}
        defaultValue={failed?.values['testo'] ?? before?.words ?? ''}
        error={failed?.errors['testo']}
      />
      <p>
        La leggiamo prima di pubblicarla, bella o brutta che sia: togliamo solo insulti, dati personali e falsi. La firmiamo con il tuo nome
        e l’iniziale del cognome.
      </p>
      <Button type="submit">{before ? 'Manda la nuova versione' : 'Manda la recensione'}</Button>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: 16px;
  justify-items: start;
  max-width: 640px;
  > div { width: 100%; }
  > p { color: ${color.textMuted}; font-size: ${fontSize.base}; }
`

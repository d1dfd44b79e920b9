import styled from '@emotion/styled'
import { StaffForm } from '@/components/dealer-area/StaffForm'
import { Button } from '@/components/ui/Button'
import { TextField } from '@/components/ui/form/TextField'
import { Panel } from '@/components/ui/Panel'
import { momentText } from '@/lib/kernel/italian/date-text'
import { dealershipApi } from '@/lib/kernel/routes/dealer-area'
import { type DealerFeed, feedHours, feedPatienceDays } from '@/lib/market/dealer-imports/dealer-feed'
import type { FormOutcome } from '@/lib/server/http/form-outcome'

type Props = { feed: DealerFeed | null; slug: string; csrf: string; outcome: FormOutcome | null }

/** The address from which the stock is fetched by itself. */
export function FeedForm({ feed, slug, csrf, outcome }: Props) {
  const failed = outcome?.form === dealershipApi.feed && !outcome.isDone ? outcome : undefined
  return (
    <WideField aria-labelledby="flusso">
      <h2 id="flusso">Oppure da un indirizzo</h2>
      <p>
        {`Lo leggiamo ogni ${feedHours} ore. Se sparisse più del 30 % dello stock ci fermiamo e ti scriviamo; se per ${feedPatienceDays} giorni non si legge, anche.`}
      </p>
      {feed && <FeedState feed={feed} />}
      <StaffForm action={dealershipApi.feed} csrf={csrf} slug={slug}>
        <TextField
          name="indirizzo"
          label="Indirizzo del flusso"
          type="url"
          required
          maxLength={500}
          defaultValue={failed?.values['indirizzo'] ?? feed?.address ?? ''}
          error={failed?.errors['indirizzo']}
        />
        <Button type="submit" variant="outline">
          Salva e leggi
        </Button>
      </StaffForm>
      {feed && (
        <StaffForm action={dealershipApi.feed} csrf={csrf} slug={slug} hidden={{ azione: 'togli' }}>
          <Button type="submit" variant="quiet">
            Togli il flusso
          </Button>
        </StaffForm>
      )}
    </WideField>
  )
}

function FeedState({ feed: { checkedAt, nextAt, fault, isStopped } }: { feed: DealerFeed }) {
  if (isStopped) return <p role="alert">Il flusso è fermo. {fault}</p>
  return (
    <p>
      {checkedAt === null ? 'Mai letto' : `Letto il ${momentText(checkedAt)}`}, la prossima volta il {momentText(nextAt)}. {fault}
    </p>
  )
}

const WideField = styled(Panel)`
  form > div { flex: 1 1 240px; max-width: 560px; }
`

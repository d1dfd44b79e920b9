import styled from '@emotion/styled'
import { StaffForm } from '@/components/dealer-area/StaffForm'
import { Alert } from '@/components/ui/Alert'
import { Button } from '@/components/ui/Button'
import { Link } from '@/components/ui/Link'
import { type Morning, morningParts } from '@/lib/accounts/morning/morning'
import { weekdayText } from '@/lib/kernel/italian/date-text'
import { listText } from '@/lib/kernel/italian/list-text'
import { dealerArea, dealerAreaHref, dealershipApi } from '@/lib/kernel/routes/dealer-area'
import type { FormOutcome } from '@/lib/server/http/form-outcome'

type Props = { morning: Pick<Morning, 'failed' | 'staleSince'>; outcome: FormOutcome | null; slug: string; csrf: string }

/** What came of the last press, and what of this page is missing or old. */
export function MorningNotice({ morning: { failed, staleSince }, outcome, slug, csrf }: Props) {
  const again = <Link href={dealerAreaHref(dealerArea.overview, slug)}>Riprova</Link>
  return (
    <>
      {outcome !== null && <Outcome outcome={outcome} slug={slug} csrf={csrf} />}
      {staleSince !== null && (
        <Alert variant="error">
          <strong>Prezzi non aggiornati.</strong> Le stime sono di {weekdayText(staleSince)}. Il resto della pagina è di oggi. {again}
        </Alert>
      )}
      {failed.length > 0 && (
        <Alert variant="error">
          <strong>Manca una parte della pagina:</strong> {listText(failed.map((name) => morningParts[name]))}. Il resto è di adesso. {again}
        </Alert>
      )}
    </>
  )
}

function Outcome({
  outcome: { isDone, message, errors, values, form },
  slug,
  csrf,
}: Pick<Props, 'slug' | 'csrf'> & { outcome: FormOutcome }) {
  const text = message === '' ? (Object.values(errors)[0] ?? '') : message
  const undo = form === dealershipApi.morning && isDone ? values['undo'] : undefined
  if (text === '') return null
  return (
    <Said>
      <Alert variant={isDone ? 'success' : 'error'}>{text}</Alert>
      {undo !== undefined && (
        <StaffForm action={dealershipApi.morning} csrf={csrf} slug={slug} hidden={{ azione: 'annulla', numero: undo }}>
          <Button type="submit" variant="outline" size="sm">
            Annulla
          </Button>
        </StaffForm>
      )}
    </Said>
  )
}

const Said = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  > :first-of-type { flex: 1 1 280px; }
`

import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { Select } from '@/components/ui/form/Select'
import type { CasePage, Colleague } from '@/lib/accounts/moderation/moderation-case'
import { moderationApi } from '@/lib/kernel/routes/moderation-routes'
import type { FormOutcome } from '@/lib/server/http/form-outcome'
import { color } from '@/styles/tokens'

type Props = {
  page: CasePage
  colleagues: readonly Colleague[]
  /** The filter of the queue, for the next case. */
  queue: string
  csrf: string
  outcome: FormOutcome | null
}

/** Who works on a case: taken by oneself, or given to somebody else. */
export function HandOver({ page: { id, holder }, colleagues, queue, csrf, outcome }: Props) {
  const action = moderationApi.one(id)
  const fault = outcome?.form === action && !outcome.isDone ? outcome.errors['collega'] : undefined
  if (holder && !holder.isMe) return <Note>È in mano a {holder.name}: per ora decide solo chi l’ha preso.</Note>
  return (
    <Row>
      {holder ? (
        <Note>È in mano tua.</Note>
      ) : (
        <form method="post" action={action}>
          <input type="hidden" name="_csrf" value={csrf} />
          <input type="hidden" name="coda" value={queue} />
          <Button type="submit" name="esito" value="taken" variant="quiet">
            Prendi in carico
          </Button>
        </form>
      )}
      {colleagues.length > 0 && (
        <form method="post" action={action}>
          <input type="hidden" name="_csrf" value={csrf} />
          <input type="hidden" name="coda" value={queue} />
          <Select
            name="collega"
            label="A chi"
            emptyLabel="Scegli"
            required
            options={colleagues.map(({ id: colleague, name }) => ({ value: String(colleague), label: name }))}
            error={fault}
          />
          <Button type="submit" name="esito" value="handed" variant="quiet">
            Passa a un collega
          </Button>
        </form>
      )}
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 24px;
  align-items: end;
  padding-top: 16px;
  border-top: 1px solid ${color.border};
  form { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; }
`
const Note = styled.p`
  align-self: center;
  color: ${color.textMuted};
`

import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { TextArea } from '@/components/ui/form/TextArea'
import type { CasePage } from '@/lib/accounts/moderation/moderation-case'
import { moderationApi } from '@/lib/kernel/routes/moderation-routes'
import type { FormOutcome } from '@/lib/server/http/form-outcome'

type Props = { caseId: number; appeal: NonNullable<CasePage['appeal']>; queue: string; csrf: string; outcome: FormOutcome | null }

/** An appeal is decided by somebody else than the case. */
export function AppealForm({ caseId, appeal: { text, outcome: decided, isMine }, queue, csrf, outcome }: Props) {
  const action = moderationApi.one(caseId)
  const fault = outcome?.form === action && !outcome.isDone ? outcome : undefined
  return (
    <Box>
      <h2 id="ricorso">Ricorso</h2>
      <blockquote>{text}</blockquote>
      {decided !== null && <p>{decided === 'granted' ? 'Accolto.' : 'Respinto.'}</p>}
      {decided === null && isMine && <p>Hai deciso tu questo annuncio: il ricorso lo decide un’altra persona.</p>}
      {decided === null && !isMine && (
        <form method="post" action={action}>
          <input type="hidden" name="_csrf" value={csrf} />
          <input type="hidden" name="coda" value={queue} />
          <TextArea
            name="testo"
            label="Che cosa legge chi vende"
            defaultValue={fault?.values['testo'] ?? ''}
            error={fault?.errors['testo']}
          />
          <div>
            <Button type="submit" name="esito" value="granted">
              Accogli e pubblica
            </Button>
            <Button type="submit" name="esito" value="rejected" variant="danger">
              Respingi
            </Button>
          </div>
        </form>
      )}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: 12px;
  form { display: grid; gap: 12px; }
  form div { display: flex; flex-wrap: wrap; gap: 12px; }
`

import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { TextArea } from '@/components/ui/TextArea'
import type { FormOutcome } from '@/lib/edge/http/form-outcome'
import type { Refusal } from '@/lib/people/moderation/moderation-case'
import { color } from '@/styles/tokens'
import { NoticeBox } from './NoticeBox'

type Props = { refusal: Refusal; action: string; csrf: string; fault: FormOutcome | undefined }

/** Why an ad is not online, in the words of whoever decided, and the two ways on: mend it, or ask somebody else to look. */
export function RefusalNotice({ refusal: { reason, statement, appeal, canMend }, action, csrf, fault }: Props) {
  return (
    <Box aria-label="Perché non è online">
      <p>
        <b>{reason}</b>
      </p>
      <blockquote>{statement}</blockquote>
      {appeal === 'waiting' && <p>Il tuo ricorso aspetta una decisione di un’altra persona.</p>}
      {appeal === 'rejected' && <p>Il tuo ricorso è stato respinto.{canMend && ' Puoi ancora correggere l’annuncio.'}</p>}
      {appeal === 'open' && (
        <details open={fault?.errors['ricorso'] !== undefined}>
          <summary>Non sei d’accordo? Fai ricorso</summary>
          <form method="post" action={action}>
            <input type="hidden" name="_csrf" value={csrf} />
            <TextArea
              name="ricorso"
              label="Che cosa dovremmo riguardare"
              defaultValue={fault?.values['ricorso'] ?? ''}
              error={fault?.errors['ricorso']}
              hint={`Lo decide un’altra persona, gratis.${canMend ? ' Puoi anche correggere l’annuncio e rimandarlo.' : ''}`}
            />
            <Button type="submit" name="azione" value="ricorso" variant="outline">
              Invia il ricorso
            </Button>
          </form>
        </details>
      )}
    </Box>
  )
}

const Box = styled(NoticeBox)`
  border-color: ${color.danger};
  background: ${color.dangerSurface};
`

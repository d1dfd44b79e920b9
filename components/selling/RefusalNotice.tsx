import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/Button'
import { TextArea } from '@/components/ui/form/TextArea'
import type { Refusal } from '@/lib/accounts/moderation/moderation-case'
import type { FormOutcome } from '@/lib/server/http/form-outcome'
import { color } from '@/styles/tokens'
import { NoticeBox } from './NoticeBox'

type Props = {
  refusal: Refusal
  action: string
  csrf: string
  fault: FormOutcome | undefined
  /** What the form sends besides. */
  hidden?: Readonly<Record<string, string>>
  /** Which ad it is, where that is not clear. */
  title?: ReactNode
}

/** Why an ad is not online, in the words of its moderator, and the two ways on: correct it, or appeal. */
export function RefusalNotice({
  refusal: { reason, statement, appeal, canMend, isOfChange },
  action,
  csrf,
  fault,
  hidden = {},
  title,
}: Props) {
  return (
    <Box aria-label={isOfChange ? 'Perché le modifiche non sono online' : 'Perché non è online'}>
      {title}
      <p>
        {isOfChange && 'Le modifiche non sono pubblicate: l’annuncio resta online com’era. '}
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
            {Object.entries(hidden).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
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

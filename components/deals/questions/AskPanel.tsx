import styled from '@emotion/styled'
import { type DealDoor, DealForm } from '@/components/deals/DealForm'
import { typedIn } from '@/components/deals/deal-fault'
import { FaultText } from '@/components/deals/FaultText'
import { Button } from '@/components/ui/Button'
import type { DealView } from '@/lib/accounts/deals/deal-view'
import { questionFields } from '@/lib/accounts/deals/questions/asked-facts'
import { color, fontSize } from '@/styles/tokens'
import { pillStyle } from './pill-style'

/** What the ad leaves out, to be asked with one tap on each. */
export function AskPanel({ questions: { blanks, known }, door }: { questions: NonNullable<DealView['questions']>; door: DealDoor }) {
  return (
    <DealForm door={door} hidden={{ azione: 'chiedi' }}>
      <FaultText door={door} azione="chiedi" />
      <Ticks>
        <legend>L’annuncio non lo dice. Tocca che cosa vuoi sapere: parte una domanda sola.</legend>
        {blanks.map(({ name, question }) => (
          <label key={name}>
            <input
              type="checkbox"
              name={questionFields(name).asks}
              value="si"
              defaultChecked={typedIn(door.fault, 'chiedi')[questionFields(name).asks] === 'si'}
            />
            <span>{question}</span>
          </label>
        ))}
      </Ticks>
      {known !== null && <Small>{known}</Small>}
      <Small>La risposta completa l’annuncio per tutti, senza il tuo nome.</Small>
      <Button type="submit">Chiedi</Button>
    </DealForm>
  )
}

const Ticks = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend { margin-bottom: 10px; padding: 0; }
  label { ${pillStyle} }
`
const Small = styled.p`
  width: 100%;
  color: ${color.textMuted};
  font-size: ${fontSize.base};
`

import styled from '@emotion/styled'
import { CardFrame } from '@/components/deals/CardFrame'
import { type DealDoor, DealForm } from '@/components/deals/DealForm'
import { typedIn } from '@/components/deals/deal-fault'
import { FaultText } from '@/components/deals/FaultText'
import { Button } from '@/components/ui/Button'
import { Icon } from '@/components/ui/icons/Icon'
import { privateField } from '@/lib/accounts/deals/questions/asked-facts'
import type { QuestionCard as Card, QuestionRow } from '@/lib/accounts/deals/questions/question-card'
import { color, fontSize } from '@/styles/tokens'
import { AnswerField } from './AnswerField'
import { pillStyle } from './pill-style'

/** What a buyer has asked of the ad, and the answers; its seller answers in it. */
export function QuestionCard({ card, door }: { card: Card; door: DealDoor | null }) {
  const { title, stateText, isLive, words, rows, note, buyer } = card
  const isDone = rows.every(({ state }) => state !== 'asked')
  const list = (
    <Rows>
      {rows.map((row) => (
        <li key={row.name}>
          <Icon name={row.state === 'answered' ? 'check' : row.state === 'asked' ? 'clock' : 'info'} />
          <Row row={row} id={`${card.messageId}-${row.name}`} door={door} />
        </li>
      ))}
    </Rows>
  )
  return (
    <CardFrame
      label={title}
      icon="question"
      title={title}
      state={stateText}
      tone={isLive ? 'turn' : isDone ? (rows.every(({ state }) => state === 'lapsed') ? 'off' : 'good') : 'wait'}
      foot={note}
    >
      {words !== '' && <Words>{words}</Words>}
      {door && isLive ? (
        <DealForm door={door} hidden={{ azione: 'rispondi' }}>
          <FaultText door={door} azione="rispondi" />
          {list}
          <Only>
            <input type="checkbox" name={privateField} value="si" defaultChecked={typedIn(door.fault, 'rispondi')[privateField] === 'si'} />
            <span>Solo a {buyer}</span>
          </Only>
          <Button type="submit" block>
            Rispondi a {buyer}
          </Button>
        </DealForm>
      ) : (
        list
      )}
    </CardFrame>
  )
}

function Row({ row: { name, title, question, text, control }, id, door }: { row: QuestionRow; id: string; door: DealDoor | null }) {
  if (door && control !== null) {
    return <AnswerField id={id} name={name} question={question} control={control} typed={typedIn(door.fault, 'rispondi')} />
  }
  return (
    <div>
      <b>{title}</b>
      <p>{text === '' ? question : text}</p>
    </div>
  )
}

const Rows = styled.ul`
  display: grid;
  width: 100%;
  margin: 0;
  padding: 0;
  list-style: none;
  > li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 10px; padding: 10px 0; }
  > li + li { border-top: 1px solid ${color.border}; }
  .icon { color: ${color.accent}; }
  p { color: ${color.textSecondary}; }
`
const Words = styled.p`
  white-space: pre-line;
`
const Only = styled.label`
  ${pillStyle}
  font-size: ${fontSize.base};
`

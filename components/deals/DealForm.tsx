import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import type { DealFault } from './deal-fault'

/** Where the buttons of a conversation post to, and what says whose conversation it is: an account's, a link's or a dealer's. `salePage`: what follows once both have agreed. */
export type DealDoor = {
  action: string
  csrf: string
  hidden: Readonly<Record<string, string>>
  fault?: DealFault | undefined
  salePage?: string
}
type Props = { door: DealDoor; hidden: Readonly<Record<string, string>>; children: ReactNode }

/** A form of a card, as plain HTML. */
export function DealForm({ door, hidden, children }: Props) {
  return (
    <Row method="post" action={door.action}>
      {Object.entries({ _csrf: door.csrf, ...door.hidden, ...hidden }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Row>
  )
}

const Row = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: end;
`

import styled from '@emotion/styled'
import { color } from '@/styles/tokens'
import type { DealDoor } from './DealForm'

/** What was wrong with the form of a button that was pressed last. */
export function FaultText({ door: { fault }, azione }: { door: DealDoor; azione: string }) {
  return fault?.azione === azione && fault.text !== '' ? <Text role="alert">{fault.text}</Text> : null
}

const Text = styled.p`
  color: ${color.danger};
  font-weight: 600;
`

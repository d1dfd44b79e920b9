import styled from '@emotion/styled'
import type { DealDoor } from '@/components/deals/DealForm'
import { color } from '@/styles/tokens'

/** What was wrong with the form of a button that was pressed last. */
export function FaultText({ door: { fault }, azione }: { door: DealDoor; azione: string }) {
  return fault?.azione === azione ? <Text role="alert">{fault.text}</Text> : null
}

const Text = styled.p`
  color: ${color.danger};
  font-weight: 600;
`

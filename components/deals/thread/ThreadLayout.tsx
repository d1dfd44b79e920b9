import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Alert } from '@/components/ui/Alert'
import type { DealView } from '@/lib/accounts/deals/deal-view'
import { maxWidth } from '@/styles/media'
import { color, radius } from '@/styles/tokens'
import type { DealDoor } from '../DealForm'
import { DealTools } from '../DealTools'
import { DealHead } from './DealHead'
import { dealTools } from './deal-tools'
import { PlusMenu, ToolChips } from './ToolShortcuts'

type Props = {
  /** Its name for screen readers. */
  label: string
  /** Who one writes with. */
  who: ReactNode
  /** What they agree on; null where they write about no car. */
  deal: DealView | null
  /** The car, in the head. */
  car: ReactNode
  /** Null: this person can press nothing. */
  door: DealDoor | null
  messages: ReactNode
  /** The form to go on, or why there is none. `plus`: what stands left of the text box. */
  compose: (plus: ReactNode) => ReactNode
  /** What else stands below the tools. */
  children?: ReactNode
}

/** A conversation: the car and how far the two have come above it, its messages, the text box, and what can be done beside them; below on a phone. */
export function ThreadLayout({ label, who, deal, car, door, messages, compose, children }: Props) {
  const tools = deal && door ? dealTools(deal) : []
  const fault = door?.fault
  return (
    <Columns>
      <Thread aria-label={label}>
        <Who>{who}</Who>
        {deal && <DealHead steps={deal.steps}>{car}</DealHead>}
        <Body>
          {fault && fault.text !== '' && <Alert variant="error">{fault.text}</Alert>}
          {messages}
        </Body>
        <Compose>
          <ToolChips tools={tools} />
          {compose(<PlusMenu tools={tools} />)}
        </Compose>
      </Thread>
      <aside>
        {deal && door && <DealTools deal={deal} door={door} />}
        {children}
      </aside>
    </Columns>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 304px;
  gap: 24px;
  align-items: start;
  > aside { display: grid; grid-template-columns: minmax(0, 1fr); gap: 16px; }
  ${maxWidth(900)} { grid-template-columns: minmax(0, 1fr); }
`
const Thread = styled.section`
  min-width: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  && > * { margin: 0; }
`
const Who = styled.div`
  display: grid;
  gap: 2px;
  padding: 14px 20px;
  overflow-wrap: anywhere;
  ${maxWidth(800)} { padding: 12px 16px; }
`
const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 20px;
  ${maxWidth(800)} { padding: 16px 12px; }
`
const Compose = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  padding: 12px 20px 16px;
  border-top: 1px solid ${color.border};
  ${maxWidth(800)} { padding: 12px 12px 16px; }
`

import styled from '@emotion/styled'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/Icon'
import { color, fontSize, radius } from '@/styles/tokens'

type Props = {
  title: ReactNode
  open?: boolean
  /** What stands there until it is opened, where that is not the fields themselves: what must be sent, or the way for whoever has no JavaScript. */
  folded?: ReactNode
  children: ReactNode
}

/** Fields that few people need, drawn when their row is opened. */
export function FoldedFields({ title, open = false, folded, children }: Props) {
  const fold = useRef<HTMLDetailsElement>(null)
  const [isDrawn, setDrawn] = useState(open)
  useEffect(() => {
    if (fold.current?.open) setDrawn(true) // somebody was quicker than the script
  }, [])
  return (
    <Fold ref={fold} open={open} onToggle={({ currentTarget }) => currentTarget.open && setDrawn(true)}>
      <summary onClick={() => setDrawn(true)}>
        <span>{title}</span>
        <Icon name="chevron-down" />
      </summary>
      <div>{isDrawn || folded === undefined ? children : folded}</div>
    </Fold>
  )
}

const Fold = styled.details`
  min-width: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
  font-size: ${fontSize.base};
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    min-height: 44px;
    padding: 0 12px;
  }
  > div { display: grid; gap: 10px; padding: 3px 12px 10px; }
  &[open] > summary svg { transform: rotate(180deg); }
`

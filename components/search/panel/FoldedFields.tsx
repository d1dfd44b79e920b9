import styled from '@emotion/styled'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icons/Icon'
import { color, fontSize, radius } from '@/styles/tokens'

type Props = {
  title: ReactNode
  open?: boolean
  /** The content before it is opened, if not the fields themselves: hidden inputs, or the way without JavaScript. */
  folded?: ReactNode
  children: ReactNode
}

/** Fields that few people need, rendered when their row is opened. */
export function FoldedFields({ title, open = false, folded, children }: Props) {
  const fold = useRef<HTMLDetailsElement>(null)
  const [isRendered, setRendered] = useState(open)
  useEffect(() => {
    if (fold.current?.open) setRendered(true) // somebody was quicker than the script
  }, [])
  return (
    <Fold ref={fold} open={open} onToggle={({ currentTarget }) => currentTarget.open && setRendered(true)}>
      <summary onClick={() => setRendered(true)}>
        <span>{title}</span>
        <Icon name="chevron-down" />
      </summary>
      <div>{isRendered || folded === undefined ? children : folded}</div>
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

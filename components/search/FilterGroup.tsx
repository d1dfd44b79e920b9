import styled from '@emotion/styled'
import { type ReactNode, useId } from 'react'
import { Icon } from '@/components/ui/Icon'
import { color, font, fontSize } from '@/styles/tokens'

type Props = { title: string; open: boolean; children: ReactNode }

/** Filters that belong together, folded until wanted. */
export function FilterGroup({ title, open, children }: Props) {
  const titleId = useId()
  return (
    <Fold open={open}>
      <summary>
        <h3 id={titleId}>{title}</h3>
        <Icon name="chevron-down" />
      </summary>
      <Fields role="group" aria-labelledby={titleId}>
        {children}
      </Fields>
    </Fold>
  )
}

const Fold = styled.details`
  border-top: 1px solid ${color.border};
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 44px;
  }
  h3 { font: 600 ${fontSize.md}/1.5 ${font.body}; letter-spacing: 0; }
  &[open] summary svg { transform: rotate(180deg); }
`
const Fields = styled.div`
  display: grid;
  gap: 10px;
  padding: 2px 0 14px;
  font-size: ${fontSize.base};
`

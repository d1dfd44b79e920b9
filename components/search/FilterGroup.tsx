import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/Icon'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { color, fontSize } from '@/styles/tokens'

type Props = { title: string; open: boolean; children: ReactNode }

/** Filters that belong together, folded until wanted. */
export function FilterGroup({ title, open, children }: Props) {
  return (
    <Fold open={open}>
      <summary>
        {title}
        <Icon name="chevron-down" />
      </summary>
      <fieldset>
        <VisuallyHidden as="legend">{title}</VisuallyHidden>
        <Fields>{children}</Fields>
      </fieldset>
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
    font-weight: 600;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker { display: none; }
  &[open] summary svg { transform: rotate(180deg); }
  fieldset { position: relative; }
`
const Fields = styled.div`
  display: grid;
  gap: 10px;
  padding: 2px 0 14px;
  font-size: ${fontSize.base};
`

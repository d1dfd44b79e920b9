import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icons/Icon'
import { color, fontSize } from '@/styles/tokens'
import type { DealTool } from './deal-tools'

type Props = { tool: Pick<DealTool, 'id' | 'icon' | 'title' | 'hint'>; isOpen: boolean; children: ReactNode }

/** One row of what can be done, which opens its form. */
export function Tool({ tool: { id, icon, title, hint }, isOpen, children }: Props) {
  return (
    <Row id={id} open={isOpen || undefined}>
      <summary>
        <Icon name={icon} size={20} />
        <span>
          <b>{title}</b>
          <small>{hint}</small>
        </span>
        <Icon name="chevron-right" />
      </summary>
      <div>{children}</div>
    </Row>
  )
}

const Row = styled.details`
  scroll-margin-top: 16px;
  summary { display: flex; gap: 12px; align-items: center; min-height: 52px; padding: 8px 4px; list-style: none; cursor: pointer; line-height: 1.3; }
  summary::-webkit-details-marker { display: none; }
  summary span { flex: 1; min-width: 0; overflow-wrap: anywhere; }
  summary b { display: block; font-weight: 600; }
  summary small { display: block; color: ${color.textMuted}; font-size: ${fontSize.base}; }
  summary .icon { flex: none; color: ${color.accent}; }
  summary:hover b { color: ${color.accent}; }
  &[open] > summary > .icon:last-child { transform: rotate(90deg); }
  > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; padding: 4px 4px 16px; }
`

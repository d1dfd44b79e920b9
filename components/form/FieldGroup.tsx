import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { maxWidth } from '@/styles/media'
import { color, fontSize } from '@/styles/tokens'

type Props = { title: string; hint?: string; isWide?: boolean; children: ReactNode }

/** One part of a long form. */
export function FieldGroup({ title, hint, isWide = false, children }: Props) {
  return (
    <Group>
      <legend>{title}</legend>
      {hint !== undefined && <p>{hint}</p>}
      <div data-wide={isWide || undefined}>{children}</div>
    </Group>
  )
}

const Group = styled.fieldset`
  min-width: 0;
  padding: 20px 0 8px;
  border-top: 1px solid ${color.border};
  legend { float: left; width: 100%; margin-bottom: 12px; font-size: ${fontSize.xl2}; font-weight: 600; }
  > p { clear: both; margin-bottom: 12px; color: ${color.textMuted}; font-size: ${fontSize.md}; }
  > div { display: grid; clear: both; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 16px; align-items: start; }
  > div[data-wide] { grid-template-columns: minmax(0, 1fr); }
  ${maxWidth(584)} { > div { grid-template-columns: minmax(0, 1fr); } }
`

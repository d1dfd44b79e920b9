import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { maxWidth } from '@/styles/media'
import { color, fontSize, radius } from '@/styles/tokens'

/** A few figures side by side, each under its name. */
export const FigureList = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 16px;
  margin-top: 24px;
  padding: 16px;
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  dt { color: ${color.textMuted}; font-size: ${fontSize.base}; }
  dd { font-weight: 600; }
  small { font-weight: 400; }
  ${maxWidth(583)} { grid-template-columns: minmax(0, 1fr); }
`

export function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

import styled from '@emotion/styled'
import { type ReactNode, useId } from 'react'
import { maxWidth } from '@/styles/media'
import { color, fontSize } from '@/styles/tokens'

/** `finding`: what the figures say, as one sentence; `anchor`: what an address calls the section. */
type Props = { title: string; finding?: string; anchor?: string; children?: ReactNode }

export function ReportSection({ title, finding, anchor, children }: Props) {
  const id = useId()
  return (
    <Section id={anchor} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {finding !== undefined && <p>{finding}</p>}
      {children}
    </Section>
  )
}

/** Two pictures beside each other; below each other where they do not fit. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 40px;
  figcaption { margin-bottom: 12px; color: ${color.textSecondary}; font-size: ${fontSize.base}; }
  h3 { margin-bottom: 4px; color: ${color.text}; }
  ${maxWidth(800)} { grid-template-columns: minmax(0, 1fr); gap: 32px; }
`
const Section = styled.section`
  padding: 32px 0 40px;
  border-top: 1px solid ${color.border};
  h2 { font-size: ${fontSize.xl2}; }
  h2 + p { max-width: 68ch; margin: 4px 0 20px; color: ${color.textSecondary}; }
  ${maxWidth(800)} { padding: 24px 0 32px; }
`

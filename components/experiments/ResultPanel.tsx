import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Panel } from '@/components/ui/Panel'
import { color, fontSize } from '@/styles/tokens'

type Props = { id: string; title: string; children: ReactNode }

export function ResultPanel({ id, title, children }: Props) {
  return (
    <Box aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Box>
  )
}

const Box = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  h2 { font-size: ${fontSize.xl}; overflow-wrap: anywhere; }
  p { max-width: 72ch; color: ${color.textSecondary}; }
`

import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { color, fontSize } from '@/styles/tokens'

type Props = {
  /** The state it is shown in. */
  state: string
  isWide?: boolean
  children: ReactNode
}

/** One control in one state. */
export function Sample({ state, isWide = false, children }: Props) {
  return (
    <Box data-wide={isWide || undefined}>
      <State>{state}</State>
      {children}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
  min-width: 0;
  > div, > article, > section, > details, > nav, > form, > ul, > table { width: 100%; }
  &[data-wide] { grid-column: 1 / -1; }
`
const State = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`

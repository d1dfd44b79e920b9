import styled from '@emotion/styled'
import { type ReactNode, useContext } from 'react'
import { color } from '@/styles/tokens'
import { CurrentUserContext } from './current-user'

/** An icon, with a dot while there is news. The name of its button says so in words. */
export function NewsMark({ children }: { children: ReactNode }) {
  const { news = 0 } = useContext(CurrentUserContext)
  if (news === 0) return children
  return (
    <Mark>
      {children}
      <Dot />
    </Mark>
  )
}

const Mark = styled.i`
  position: relative;
  display: inline-grid;
`
const Dot = styled.i`
  position: absolute;
  top: -4px;
  right: -5px;
  width: 14px;
  height: 14px;
  border: 2px solid ${color.surface};
  border-radius: 50%;
  background: ${color.watchlist};
`

import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { color, radius } from '@/styles/tokens'

type Props = { title: string; children: ReactNode; action?: ReactNode }

/** An empty state: the reason and one action. */
export function EmptyState({ title, children, action }: Props) {
  return (
    <Box>
      <SignPost />
      <h2>{title}</h2>
      <Reason>{children}</Reason>
      {action}
    </Box>
  )
}

function SignPost() {
  return (
    <svg viewBox="0 0 240 120" width="240" height="120" aria-hidden="true">
      <path d="M0 96h240v24H0z" fill={color.border} />
      <path d="M10 106h34M72 106h34M134 106h34M196 106h34" stroke={color.textInverse} strokeWidth="4" />
      <path d="M120 96V34" stroke={color.borderControl} strokeWidth="5" />
      <rect x="78" y="8" width="84" height="44" rx="6" fill={color.accent} />
      <rect x="81.5" y="11.5" width="77" height="37" rx="4" fill="none" stroke={color.textInverse} strokeWidth="2" />
      <path
        d="M109 28a9 9 0 1 0 18 0 9 9 0 1 0-18 0M132 42l-7-7"
        fill="none"
        stroke={color.textInverse}
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  )
}

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: 10px;
  padding: 40px 16px;
  border-radius: ${radius.lg};
  background: ${color.surfaceAlt};
  text-align: center;
  h2 { font-size: 20px; font-weight: 600; }
`
const Reason = styled.div`
  max-width: 44ch;
  margin-bottom: 8px;
  color: ${color.textMuted};
`

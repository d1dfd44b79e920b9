import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icons/Icon'
import type { UnsaidFact } from '@/lib/market/ads/page/unsaid-facts'
import { mobileScreen } from '@/styles/media'
import { color, radius } from '@/styles/tokens'

type Props = { facts: readonly UnsaidFact[]; isOwn: boolean /** What can be done about it. */; children: ReactNode }

/** What the seller has not declared, in one line instead of empty rows. */
export function UnsaidLine({ facts, isOwn, children }: Props) {
  if (facts.length === 0) return null
  const names = facts.map(({ name }) => name).join(', ')
  return (
    <Box data-screen-only>
      <Icon name="info" />
      <p>
        {isOwn ? 'Non hai detto: ' : 'Il venditore non ha detto: '}
        <b>{names}</b>.{isOwn && ' Chi cerca lo chiede.'}
      </p>
      {children}
    </Box>
  )
}

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 14px;
  align-items: center;
  margin-top: -16px;
  padding: 10px 14px;
  border-radius: ${radius.md};
  background: ${color.surfaceAlt};
  line-height: 1.4;
  p { flex: 1 1 200px; }
  svg { flex: none; color: ${color.textMuted}; }
  ${mobileScreen} { margin-top: -12px; > div, > form, button { width: 100%; } }
`

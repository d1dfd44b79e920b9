import styled from '@emotion/styled'
import { color, radius } from '@/styles/tokens'

/** The counts of a report as links, each of which shows one outcome alone. */
export const OutcomeLinks = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 12px;
  a { display: inline-flex; gap: 6px; align-items: center; min-height: 44px; padding: 0 14px; border: 1px solid ${color.borderControl}; border-radius: ${radius.md}; text-decoration: none; }
  a[aria-current] { border-color: ${color.accent}; box-shadow: inset 0 0 0 1px ${color.accent}; }
`

import styled from '@emotion/styled'
import { maxWidth } from '@/styles/media'
import { color, radius } from '@/styles/tokens'
import { Link } from './Link'

/** An icon in the row above a list, with a word where there is room. */
export const toolStyle = `
  display: inline-flex; flex: none; align-items: center; justify-content: center; gap: 8px;
  min-width: 44px; min-height: 44px; padding: 0 14px;
  border: 1.5px solid ${color.borderControl}; border-radius: ${radius.md}; background: ${color.surface}; color: ${color.text};
  font-size: .9375rem; font-weight: 600; text-decoration: none;
  &:hover { border-color: ${color.borderControlHover}; }
  &[aria-busy] { cursor: progress; }
  &[data-saved] { border-color: ${color.accent}; background: ${color.accentSurfaceStrong}; color: ${color.accent}; }
  &[data-saved] svg { fill: currentColor; }
  ${maxWidth(800)} {
    padding: 0; border-color: transparent; color: ${color.accent};
    span { display: none; }
  }
`

export const ToolLink = styled(Link)`${toolStyle}`

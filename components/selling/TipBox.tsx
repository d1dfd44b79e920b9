import styled from '@emotion/styled'
import { color, fontSize, radius } from '@/styles/tokens'

/** What is said of one's own ad, with the press beside it. `data-tone="advice"`: a proposal of ours. */
export const TipBox = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
  width: 100%;
  padding: 12px 16px;
  border-radius: ${radius.md};
  background: ${color.surfaceMuted};
  font-size: ${fontSize.base};
  &[data-tone='advice'] { background: ${color.accentSurface}; }
  svg { flex: none; color: ${color.accent}; }
  p { flex: 1 1 200px; }
`

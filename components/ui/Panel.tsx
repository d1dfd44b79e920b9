import styled from '@emotion/styled'
import { maxWidth } from '@/styles/media'
import { color, radius } from '@/styles/tokens'

export const Panel = styled.section`
  background: ${color.surface};
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  padding: 24px;
  ${maxWidth(800)} { padding: 16px; }
`

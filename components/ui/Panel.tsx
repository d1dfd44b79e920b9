import styled from '@emotion/styled'
import { atMost } from '@/styles/media'
import { color, radius } from '@/styles/tokens'

export const Panel = styled.section`
  background: ${color.bianco};
  border: 1px solid ${color.asfalto200};
  border-radius: ${radius.lg};
  padding: 24px;
  ${atMost(800)} { padding: 16px; }
`

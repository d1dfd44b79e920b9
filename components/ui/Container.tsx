import styled from '@emotion/styled'
import { containerMax } from '@/styles/tokens'

/** Centred column with the maximum page width. */
export const Container = styled.div`
  max-width: ${containerMax};
  margin: 0 auto;
  padding: 0 16px;
`

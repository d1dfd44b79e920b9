import styled from '@emotion/styled'
import { containerMax } from '@/styles/tokens'

/** The column every page stands in. */
export const Container = styled.div`
  max-width: ${containerMax};
  margin: 0 auto;
  padding: 0 16px;
`

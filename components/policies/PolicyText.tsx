import styled from '@emotion/styled'
import { fontSize } from '@/styles/tokens'
import { LongText } from './LongText'

/** A policy with its parts. */
export const PolicyText = styled(LongText)`
  section { display: grid; gap: 12px; scroll-margin-top: 16px; }
  h2 { margin-top: 12px; font-size: ${fontSize.xl}; }
`

import styled from '@emotion/styled'
import { color, fontSize } from '@/styles/tokens'

/** The lines that a large and a small card write alike. */
export const VersionLine = styled.p`
  margin-top: 2px;
  overflow: hidden;
  color: ${color.textMuted};
  font-size: ${fontSize.base};
  text-overflow: ellipsis;
  white-space: nowrap;
`
export const SellerLine = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-top: auto;
  padding-top: 10px;
  border-top: 1px solid ${color.borderSubtle};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`

import styled from '@emotion/styled'

/** Running text with a limited line length. */
export const LongText = styled.div`
  display: grid;
  gap: 20px;
  max-width: 64ch;
  padding: 16px 0 80px;
  ul { display: grid; gap: 8px; padding-left: 20px; list-style: disc; }
`

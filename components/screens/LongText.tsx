import styled from '@emotion/styled'

/** A text to be read from top to bottom: lines of a length the eye can follow. */
export const LongText = styled.div`
  display: grid;
  gap: 20px;
  max-width: 64ch;
  padding: 16px 0 80px;
  ul { display: grid; gap: 8px; padding-left: 20px; list-style: disc; }
`

import styled from '@emotion/styled'
import { radius } from '@/styles/tokens'

/** A moderator's text about one's own ad, with the way to answer. */
export const NoticeBox = styled.section`
  display: grid;
  gap: 8px;
  width: 100%;
  padding: 14px 16px;
  border: 1.5px solid;
  border-radius: ${radius.md};
  blockquote { margin: 0; white-space: pre-line; }
  form { display: grid; gap: 12px; }
  button { justify-self: start; }
`

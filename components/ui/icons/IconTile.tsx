import styled from '@emotion/styled'
import { color, radius } from '@/styles/tokens'

/** A square sign around an icon. Grey for what is over, with `data-muted`. */
export const IconTile = styled.span`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 2.5px solid ${color.accent};
  border-radius: ${radius.md};
  background: ${color.accent};
  color: ${color.textInverse};
  box-shadow: inset 0 0 0 1.5px;
  &[data-muted] { border-color: ${color.textSecondary}; background: ${color.textSecondary}; }
`

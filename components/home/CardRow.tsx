import styled from '@emotion/styled'
import { atMost } from '@/styles/media'

/** Four cards in a row; three where four would be too narrow; on a phone a row to swipe, its last card visibly cut. */
export const CardRow = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 16px;
  ${atMost(991)} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    > article:last-of-type { display: none; }
  }
  ${atMost(800)} {
    display: flex;
    gap: 12px;
    margin: 0 -16px;
    padding: 0 16px 4px;
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
    > article { flex: 0 0 256px; scroll-snap-align: start; scroll-margin-left: 16px; }
    > article:last-of-type { display: grid; }
  }
`

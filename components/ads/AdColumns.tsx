import styled from '@emotion/styled'
import { maxWidth } from '@/styles/media'
import { fontSize } from '@/styles/tokens'

/** The seller follows the price at once: the flexible row takes the extra height of the picture. On a phone a single column in document order. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 640px) minmax(0, 320px);
  grid-template-areas: 'gallery price' 'gallery side' 'main side';
  grid-template-rows: auto 1fr auto;
  gap: 32px;
  padding-bottom: 56px;
  /* Beside a slim illustration the price reaches further down: what follows begins at once. */
  @media screen and (min-width: 801px) {
    &[data-slim] { grid-template-areas: 'gallery price' 'main price' 'main side'; grid-template-rows: auto auto 1fr; }
  }
  ${maxWidth(991)} { grid-template-columns: minmax(0, 1fr) minmax(0, 280px); gap: 24px; }
  ${maxWidth(800)} { grid-template: 'gallery' 'price' 'main' 'side' / minmax(0, 1fr); padding-bottom: 40px; }
  @media print { grid-template: 'gallery price' 'main main' 'side side' / minmax(0, 11fr) minmax(0, 9fr); gap: 16px; padding: 0; }
`
export const Gallery = styled.div`
  grid-area: gallery;
  min-width: 0;
`
export const Price = styled.div`
  grid-area: price;
`
export const Main = styled.div`
  grid-area: main;
  display: grid;
  gap: 32px;
  min-width: 0;
  h2 { margin-bottom: 16px; font-size: ${fontSize.xl2}; }
  @media print { gap: 12px; h2 { margin-bottom: 6px; font-size: ${fontSize.lg}; } }
`
export const Side = styled.aside`
  grid-area: side;
  display: grid;
  gap: 16px;
  align-content: start;
`

import styled from '@emotion/styled'
import { aboveMobile, maxWidth, mobileScreen } from '@/styles/media'
import { fontSize } from '@/styles/tokens'

/** Beside everything the price stays in view. On a phone a single column in document order: picture, name, price. */
export const Columns = styled.div`
  display: grid;
  grid-template: 'title title' 'gallery price' 'main price' 1fr / minmax(0, 1fr) 336px;
  gap: 0 32px;
  padding-bottom: 56px;
  ${maxWidth(991)} { grid-template-columns: minmax(0, 1fr) 304px; gap: 0 20px; }
  ${maxWidth(800)} { grid-template: 'gallery' 'title' 'price' 'main' / minmax(0, 1fr); padding-bottom: 32px; }
  @media print { grid-template: 'title title' 'gallery price' 'main main' / minmax(0, 11fr) minmax(0, 9fr); gap: 12px 16px; padding: 0; }
`
export const Gallery = styled.div`
  position: relative;
  grid-area: gallery;
  min-width: 0;
  &[data-over] img { filter: grayscale(1); opacity: .75; }
`
/** The way here: a phone shows the vehicle instead. */
export const WideOnly = styled.div`
  ${mobileScreen} { display: none; }
`
/** The heart on the photographs of a phone; a wider page has it among the buttons. */
export const PhotoHeart = styled.div`
  position: absolute;
  top: 0;
  right: -16px;
  ${aboveMobile} { display: none; }
  @media print { display: none; }
`
export const Price = styled.div`
  grid-area: price;
  min-width: 0;
  > div { display: grid; gap: 12px; }
  @media screen and (min-width: 801px) and (min-height: 640px) { > div { position: sticky; top: 16px; } }
`
export const Main = styled.div`
  grid-area: main;
  display: grid;
  align-content: start;
  gap: 32px;
  min-width: 0;
  margin-top: 16px;
  > :last-child { display: grid; gap: 16px; justify-items: start; }
  > :last-child > section { width: 100%; }
  h2 { margin-bottom: 12px; font-size: ${fontSize.xl2}; }
  ${maxWidth(800)} { gap: 28px; }
  @media print { gap: 12px; margin: 0; h2 { margin-bottom: 6px; font-size: ${fontSize.lg}; } }
`

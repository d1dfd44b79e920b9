import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import type { AdPage } from '@/lib/market/ads/page/ad-page'
import { thisVehicle } from '@/lib/market/ads/page/state-words'
import { cutoutSrc } from '@/lib/market/illustrations/illustration'
import { mobileScreen } from '@/styles/media'
import { color, font, fontSize, radius } from '@/styles/tokens'

type Props = Pick<AdPage, 'illustration'> & { /** How to come by photographs. */ children?: ReactNode }

/** Stands for a gallery: no scenery, nothing to enlarge, so that nobody takes it for a photograph. */
export function NoPhotos({ illustration, children }: Props) {
  return (
    <Figure aria-label="Immagini del veicolo">
      <img src={cutoutSrc(illustration)} alt="Disegno: l’annuncio non ha fotografie" width={680} height={290} fetchPriority="high" />
      <figcaption>
        <b>Nessuna foto</b>
        <p>Il disegno non è {thisVehicle[illustration.category]}.</p>
        {children}
      </figcaption>
    </Figure>
  )
}

const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 240px);
  align-items: center;
  gap: 0 24px;
  aspect-ratio: 16 / 6;
  padding: 0 24px 0 16px;
  border-radius: ${radius.lg};
  background: ${color.surfaceMuted} linear-gradient(${color.border}, ${color.border}) 0 100% / 100% 22% no-repeat;
  overflow: hidden;
  img { align-self: end; width: 100%; height: 88%; margin-bottom: 3%; object-fit: contain; object-position: 50% 100%; }
  b { font: 600 ${fontSize.xl}/1.2 ${font.display}; }
  p { margin: 4px 0 8px; font-size: ${fontSize.base}; line-height: 1.4; }
  button { padding: 0 12px; }
  ${mobileScreen} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0 8px;
    aspect-ratio: auto;
    min-height: max(136px, 37vw);
    margin: 0 -16px;
    padding: 0 16px 0 8px;
    border-radius: 0;
    b { font-size: ${fontSize.lg}; }
    p { margin: 2px 0 4px; font-size: ${fontSize.sm}; }
    button { padding: 0 8px; font-size: ${fontSize.base}; }
  }
`

import styled from '@emotion/styled'
import { type KeyboardEvent, useState } from 'react'
import { AvifPicture } from '@/components/ui/icons/AvifPicture'
import { Icon } from '@/components/ui/icons/Icon'
import { iconButtonStyle } from '@/components/ui/icons/IconButton'
import { maxWidth, mobileScreen, reducedMotion } from '@/styles/media'
import { color, fontSize, radius } from '@/styles/tokens'
import { GalleryDialog } from './GalleryDialog'
import { type GalleryPicture, GalleryThumbs } from './GalleryThumbs'
import { useGalleryTrack } from './use-gallery-track'

/** A strip that scrolls by finger and by arrow keys, without JavaScript too; buttons and thumbnails lead to its pictures. */
export function AdGallery({ pictures }: { pictures: readonly GalleryPicture[] }) {
  const { trackRef, current, goTo, onScroll } = useGalleryTrack(pictures.length)
  const [isEnlarged, setIsEnlarged] = useState(false)
  const leaveEnlarged = (place: number) => {
    setIsEnlarged(false)
    goTo(place, 'instant')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    goTo(current + (event.key === 'ArrowRight' ? 1 : -1))
  }
  return (
    <Figure aria-label="Immagini del veicolo">
      <Stage>
        <Track
          ref={trackRef}
          tabIndex={0}
          role="group"
          aria-label={`Foto ${current + 1} di ${pictures.length}`}
          onScroll={onScroll}
          onKeyDown={onKeyDown}
        >
          {pictures.map((picture, place) => (
            <Slide key={picture.src} id={`immagine-${place + 1}`}>
              <SlidePicture picture={picture} isFirst={place === 0} />
            </Slide>
          ))}
        </Track>
        {pictures.length > 1 && (
          <>
            <Arrow
              type="button"
              data-side="left"
              aria-label="Immagine precedente"
              onClick={() => goTo(current - 1)}
              disabled={current === 0}
            >
              <Icon name="chevron-left" size={24} />
            </Arrow>
            <Arrow
              type="button"
              data-side="right"
              aria-label="Immagine successiva"
              onClick={() => goTo(current + 1)}
              disabled={current === pictures.length - 1}
            >
              <Icon name="chevron-right" size={24} />
            </Arrow>
          </>
        )}
        <Corner>
          <button type="button" onClick={() => setIsEnlarged(true)}>
            Ingrandisci
          </button>
          {pictures.length > 1 && (
            <p aria-hidden="true">
              {current + 1} di {pictures.length}
            </p>
          )}
        </Corner>
      </Stage>
      {pictures.length > 1 && <GalleryThumbs pictures={pictures} current={current} onChoose={goTo} />}
      {isEnlarged && <GalleryDialog pictures={pictures} start={current} onClose={leaveEnlarged} />}
    </Figure>
  )
}

const sizes = '(max-width: 800px) 100vw, 640px'

function SlidePicture({ picture: { src, srcSet, avif, colour, alt }, isFirst }: { picture: GalleryPicture; isFirst: boolean }) {
  const image = (
    <img
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      width={640}
      height={400}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
    />
  )
  if (avif === undefined) return image
  return (
    <>
      <svg aria-hidden="true" viewBox="0 0 1 1" preserveAspectRatio="none">
        <path fill={colour} d="M0 0h1v1H0z" />
      </svg>
      <AvifPicture avif={avif} sizes={sizes}>
        {image}
      </AvifPicture>
    </>
  )
}

const Figure = styled.figure`
  min-width: 0;
`
const Stage = styled.div`
  position: relative;
  border-radius: ${radius.lg};
  overflow: hidden;
  background: ${color.surfaceMuted};
  ${mobileScreen} { margin: 0 -16px; border-radius: 0; }
`
const Track = styled.div`
  display: flex;
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scroll-behavior: smooth;
  scrollbar-width: none;
  &:focus-visible { outline-offset: -3px; }
  ${reducedMotion} { scroll-behavior: auto; }
`
const Slide = styled.div`
  flex: 0 0 100%;
  scroll-snap-align: start;
  aspect-ratio: 16 / 10;
  position: relative;
  img { position: relative; width: 100%; height: 100%; object-fit: cover; }
  svg { position: absolute; inset: 0; width: 100%; height: 100%; }
  ${maxWidth(800)} { aspect-ratio: 16 / 9; }
`
const Arrow = styled.button`
  position: absolute;
  top: 50%;
  ${iconButtonStyle}
  margin-top: -22px;
  border-radius: 50%;
  background: ${color.surface};
  color: ${color.text};
  &[data-side='left'] { left: 12px; }
  &[data-side='right'] { right: 12px; }
  &:disabled { display: none; }
  ${maxWidth(800)} { display: none; }
  @media (scripting: none) { display: none; }
  @media print { display: none; }
`
/** Only on the left: what a picture says of itself is in its other corner. */
const Corner = styled.div`
  position: absolute;
  left: 12px;
  bottom: 12px;
  display: flex;
  max-width: 60%;
  flex-wrap: wrap;
  gap: 6px;
  p, button {
    min-height: 28px;
    padding: 4px 10px;
    border-radius: ${radius.sm};
    background: rgba(20, 24, 25, .82);
    color: ${color.textInverse};
    font-size: ${fontSize.sm};
  }
  @media (scripting: none) { button { display: none; } }
  @media print { display: none; }
`

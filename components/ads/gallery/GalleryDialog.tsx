import styled from '@emotion/styled'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react'
import { AvifPicture } from '@/components/ui/icons/AvifPicture'
import { Icon } from '@/components/ui/icons/Icon'
import { iconButtonStyle } from '@/components/ui/icons/IconButton'
import { maxWidth, reducedMotion } from '@/styles/media'
import { color, fontSize, zIndex } from '@/styles/tokens'
import type { GalleryPicture } from './GalleryThumbs'
import { useGalleryTrack } from './use-gallery-track'

type Props = {
  pictures: readonly GalleryPicture[]
  /** The picture it opens with. */
  start: number
  /** Gets the picture that was looked at last. */
  onClose(place: number): void
}

/** The pictures over the whole screen while mounted: a native dialog, so Escape closes it and restores the focus. On a phone a picture is wider than the screen: a swipe pans it, then goes on to the next. The picture in view takes the focus. */
export function GalleryDialog({ pictures, start, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { trackRef, current, goTo, centre, onScroll } = useGalleryTrack(pictures.length, start)
  const open = useEffectEvent(() => {
    dialog.current?.showModal()
    goTo(start, 'instant')
    centre()
  })
  useEffect(() => open(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    goTo(current + (event.key === 'ArrowRight' ? 1 : -1))
  }
  useEffect(() => {
    const [focused, shown] = [document.activeElement, trackRef.current?.children[current]]
    if (focused?.parentElement === trackRef.current && shown instanceof HTMLElement) shown.focus({ preventScroll: true })
  }, [trackRef, current])
  return (
    <Screen ref={dialog} aria-label="Immagine ingrandita" onKeyDown={onKeyDown} onClose={() => onClose(current)}>
      <Track ref={trackRef} onScroll={onScroll}>
        {pictures.map((picture, place) => (
          // What scrolls can be reached by keyboard.
          <Slide key={picture.src} tabIndex={0} role="group" aria-label={`${place + 1} di ${pictures.length}`}>
            <Enlarged picture={picture} />
          </Slide>
        ))}
      </Track>
      <p aria-live="polite">
        Foto · {current + 1} di {pictures.length}
      </p>
      <form method="dialog">
        <button type="submit" aria-label="Chiudi">
          <Icon name="close" size={24} />
        </button>
      </form>
      <Step type="button" data-side="left" aria-label="Immagine precedente" onClick={() => goTo(current - 1)}>
        <Icon name="chevron-left" size={24} />
      </Step>
      <Step type="button" data-side="right" aria-label="Immagine successiva" onClick={() => goTo(current + 1)}>
        <Icon name="chevron-right" size={24} />
      </Step>
    </Screen>
  )
}

const sizes = '(max-width: 800px) 150vw, 100vw'

function Enlarged({ picture: { src, srcSet, avif, alt, width, height } }: { picture: GalleryPicture }) {
  return (
    <AvifPicture avif={avif} sizes={sizes}>
      <img src={src} srcSet={srcSet} sizes={sizes} width={width} height={height} alt={alt} loading="lazy" />
    </AvifPicture>
  )
}

const Screen = styled.dialog`
  z-index: ${zIndex.modal};
  width: 100vw;
  height: 100dvh;
  max-width: none;
  max-height: none;
  padding: 0;
  border: 0;
  overflow: hidden;
  background: ${color.surfaceInverse};
  color: ${color.textInverse};
  p { position: absolute; left: 16px; top: 22px; font-size: ${fontSize.base}; }
  form { position: absolute; right: 8px; top: 8px; }
  form button { ${iconButtonStyle} color: ${color.textInverse}; }
  button:focus-visible { outline-color: ${color.focusOnDark}; }
`
const Track = styled.div`
  display: flex;
  height: 100%;
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scroll-behavior: smooth;
  scrollbar-width: none;
  ${reducedMotion} { scroll-behavior: auto; }
`
const Slide = styled.div`
  flex: 0 0 100%;
  scroll-snap-align: start;
  &:focus-visible { outline-offset: -3px; outline-color: ${color.focusOnDark}; }
  picture { display: contents; }
  img { width: 100%; height: 100%; object-fit: contain; }
  ${maxWidth(800)} {
    @media (orientation: portrait) {
      display: flex;
      align-items: center;
      overflow-x: auto;
      scrollbar-width: none;
      img { flex: none; width: 150vw; max-width: none; height: auto; }
    }
  }
`
const Step = styled.button`
  position: absolute;
  top: 50%;
  ${iconButtonStyle}
  margin-top: -22px;
  border-radius: 50%;
  background: ${color.surface};
  color: ${color.text};
  &[data-side='left'] { left: 12px; }
  &[data-side='right'] { right: 12px; }
  ${maxWidth(800)} { top: auto; bottom: 24px; }
`

import styled from '@emotion/styled'
import type { KeyboardEvent, Ref } from 'react'
import { Icon } from '@/components/ui/Icon'
import { iconButtonStyle } from '@/components/ui/IconButton'
import { color, fontSize, zIndex } from '@/styles/tokens'
import type { GalleryPicture } from './GalleryThumbs'

type Props = { ref: Ref<HTMLDialogElement>; picture: GalleryPicture | undefined; position: string; onStep(by: 1 | -1): void }

/** The picture as large as the screen. A native dialog: focus stays inside, Escape closes, focus returns. */
export function GalleryDialog({ ref, picture, position, onStep }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') onStep(1)
    if (event.key === 'ArrowLeft') onStep(-1)
  }
  return (
    <Screen ref={ref} aria-label="Immagine ingrandita" onKeyDown={onKeyDown}>
      {picture && <img src={picture.src} srcSet={picture.srcSet} sizes="100vw" alt={picture.alt} loading="lazy" />}
      <p aria-live="polite">{position}</p>
      <form method="dialog">
        <button type="submit" aria-label="Chiudi">
          <Icon name="close" size={24} />
        </button>
      </form>
      <Step type="button" data-side="left" aria-label="Immagine precedente" onClick={() => onStep(-1)}>
        <Icon name="chevron-left" size={24} />
      </Step>
      <Step type="button" data-side="right" aria-label="Immagine successiva" onClick={() => onStep(1)}>
        <Icon name="chevron-right" size={24} />
      </Step>
    </Screen>
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
  background: ${color.surfaceInverse};
  color: ${color.textInverse};
  img { width: 100%; height: 100%; object-fit: contain; }
  p { position: absolute; left: 16px; top: 22px; font-size: ${fontSize.base}; }
  form { position: absolute; right: 8px; top: 8px; }
  form button { ${iconButtonStyle} color: ${color.textInverse}; }
  button:focus-visible { outline-color: ${color.focusOnDark}; }
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
`

import styled from '@emotion/styled'
import type { KeyboardEvent, Ref } from 'react'
import { Icon } from '@/components/ui/Icon'
import { iconButtonFace } from '@/components/ui/icon-button-face'
import { color, layer, size } from '@/styles/tokens'
import type { GalleryPicture } from './gallery-picture'

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
  z-index: ${layer.modal};
  width: 100vw;
  height: 100dvh;
  max-width: none;
  max-height: none;
  padding: 0;
  border: 0;
  background: ${color.asfalto950};
  color: ${color.bianco};
  img { width: 100%; height: 100%; object-fit: contain; }
  p { position: absolute; left: 16px; top: 22px; font-size: ${size.base}; }
  form { position: absolute; right: 8px; top: 8px; }
  form button { ${iconButtonFace} color: ${color.bianco}; }
  button:focus-visible { outline-color: ${color.ambra500}; }
`
const Step = styled.button`
  position: absolute;
  top: 50%;
  ${iconButtonFace}
  margin-top: -22px;
  border-radius: 50%;
  background: ${color.bianco};
  color: ${color.asfalto900};
  &[data-side='left'] { left: 12px; }
  &[data-side='right'] { right: 12px; }
`

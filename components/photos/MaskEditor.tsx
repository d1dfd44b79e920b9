import styled from '@emotion/styled'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Checkbox } from '@/components/ui/form/Checkbox'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import type { PlateBox } from '@/lib/market/photos/plate-box'
import { color, fontSize, radius } from '@/styles/tokens'
import { usePlateBox } from './use-plate-box'

type Props = {
  image: ImageBitmap /** Takes the pixels with their masks, and nothing else of the file. */
  onMasked(picture: Blob): void
  onCancel(): void
}

/** Longest side of what is sent: figures of a form are still read. */
const longestSide = 1_800

/** Covers parts of a paper in the browser. What is covered is painted into the pixels that leave; what was below never does. */
export function MaskEditor({ image, onMasked, onCancel }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [masks, setMasks] = useState<readonly PlateBox[]>([])
  const [isBare, setBare] = useState(false)
  const [isDragged, setDragged] = useState(false)
  const { box, area } = usePlateBox({})
  useEffect(() => {
    if (canvas.current) paint(canvas.current, image, masks)
  }, [image, masks])
  const cover = () => setMasks([...masks, box])
  return (
    <Editor>
      <p id="come-si-copre">
        Copri targa, nome, indirizzo, telaio e codice fiscale: trascina un riquadro con il dito o con il mouse. Da tastiera: frecce per
        spostarlo, Maiusc e frecce per la misura, poi «Copri qui».
      </p>
      <Area
        type="button"
        aria-label="Parte da coprire"
        aria-describedby="come-si-copre"
        onKeyDown={area.onKeyDown}
        onPointerDown={area.onPointerDown}
        onPointerMove={(event) => {
          area.onPointerMove(event)
          if (event.buttons > 0) setDragged(true)
        }}
        onPointerUp={() => {
          area.onPointerUp()
          if (isDragged) cover()
          setDragged(false)
        }}
        onPointerCancel={() => {
          area.onPointerCancel()
          setDragged(false)
        }}
      >
        <canvas ref={canvas} />
        <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          <rect x={box.left} y={box.top} width={box.width} height={box.height} vectorEffect="non-scaling-stroke" />
        </svg>
      </Area>
      <VisuallyHidden role="status">{`Parti coperte: ${masks.length}`}</VisuallyHidden>
      <div>
        <Button type="button" variant="outline" onClick={cover}>
          Copri qui
        </Button>
        {masks.length > 0 && (
          <Button type="button" variant="quiet" onClick={() => setMasks(masks.slice(0, -1))}>
            Togli l’ultimo riquadro
          </Button>
        )}
      </div>
      {masks.length === 0 && (
        <Checkbox name="" label="Su questa carta non c’è niente da coprire" checked={isBare} onChange={() => setBare(!isBare)} />
      )}
      <div>
        <Button
          type="button"
          disabled={masks.length === 0 && !isBare}
          onClick={() => canvas.current?.toBlob((picture) => picture && onMasked(picture), 'image/jpeg', 0.9)}
        >
          Manda la copia coperta
        </Button>
        <Button type="button" variant="quiet" onClick={onCancel}>
          Un’altra foto
        </Button>
      </div>
    </Editor>
  )
}

function paint(canvas: HTMLCanvasElement, image: ImageBitmap, masks: readonly PlateBox[]): void {
  const scale = Math.min(1, longestSide / Math.max(image.width, image.height))
  canvas.width = Math.round(image.width * scale)
  canvas.height = Math.round(image.height * scale)
  const context = canvas.getContext('2d')
  if (!context) return
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  context.fillStyle = 'black'
  for (const { left, top, width, height } of masks)
    context.fillRect(left * canvas.width, top * canvas.height, width * canvas.width, height * canvas.height)
}

const Editor = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;
  p { font-size: ${fontSize.base}; }
  > div { display: flex; flex-wrap: wrap; gap: 8px; }
`
const Area = styled.button`
  position: relative;
  display: block;
  max-width: 640px;
  width: 100%;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  cursor: crosshair;
  touch-action: none;
  canvas { display: block; width: 100%; height: auto; }
  svg { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; }
  rect { fill: ${color.accent}; fill-opacity: .35; stroke: ${color.accent}; stroke-width: 3px; }
`

import { type ChangeEvent, type KeyboardEvent, type PointerEvent, useState } from 'react'
import type { PlateField } from '@/lib/accounts/selling/drafts/photo-schemas'
import { boxBetween, type PlateBox, type Point, withinPicture } from '@/lib/market/photos/plate-box'

export type PlateTexts = Record<PlateField, string>

/** The place where a plate often is. */
const usual: PlateBox = { left: 0.375, top: 0.6, width: 0.25, height: 0.08 }
const step = 0.01

/** A rectangle set by pointer, by arrow keys or by its four numbers, which the form sends. */
export function usePlateBox(typed: Partial<PlateTexts>, proposed: PlateBox = usual) {
  const [texts, setTexts] = useState<PlateTexts>(() => ({ ...textsOf(proposed), ...typed }))
  const [corner, setCorner] = useState<Point | null>(null)
  const box = boxOf(texts)
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    const [x, y] = [move.x * step, move.y * step]
    const { left, top, width, height } = box
    setTexts(
      textsOf(
        withinPicture(
          event.shiftKey ? { left, top, width: width + x, height: height + y } : { left: left + x, top: top + y, width, height },
        ),
      ),
    )
  }
  return {
    box,
    texts,
    onType: (name: PlateField) => (event: ChangeEvent<HTMLInputElement>) => {
      const { value } = event.target
      setTexts((all) => ({ ...all, [name]: value }))
    },
    /** The handlers of a picture on which the rectangle is set. */
    area: {
      onKeyDown,
      onPointerDown(event: PointerEvent<HTMLElement>) {
        event.currentTarget.setPointerCapture(event.pointerId)
        setCorner(pointOf(event))
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => corner && setTexts(textsOf(boxBetween(corner, pointOf(event)))),
      onPointerUp: () => setCorner(null),
      onPointerCancel: () => setCorner(null),
    },
  }
}

const moves: Readonly<Partial<Record<string, Point>>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

function pointOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}

const percent = (share: number) => String(Math.round(share * 1_000) / 10).replace('.', ',')
const shareOf = (text: string) => (Number(text.replace(',', '.')) || 0) / 100

function textsOf({ left, top, width, height }: PlateBox): PlateTexts {
  return { sinistra: percent(left), alto: percent(top), larghezza: percent(width), altezza: percent(height) }
}

function boxOf({ sinistra, alto, larghezza, altezza }: PlateTexts): PlateBox {
  return withinPicture({ left: shareOf(sinistra), top: shareOf(alto), width: shareOf(larghezza), height: shareOf(altezza) })
}

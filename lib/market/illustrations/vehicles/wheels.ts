import { type Camera, planeTransform } from '@/lib/market/illustrations/camera'
import type { Point } from '@/lib/market/illustrations/geometry'
import { type Hex, tone } from '@/lib/market/illustrations/paint'

export const wheelStyles = ['five-spoke', 'multi-spoke', 'turbine', 'hub-cap'] as const
/** Wheels of classics: steel under a chromed cap, with a white ring on the tyre in the fifties. */
type CappedWheel = 'chrome-cap' | 'white-wall'
export type WheelStyle = (typeof wheelStyles)[number] | CappedWheel

const rims: Readonly<Record<WheelStyle, Hex>> = {
  'five-spoke': '#c9cfd1',
  'multi-spoke': '#c9cfd1',
  turbine: '#8d969a',
  'hub-cap': '#c9cfd1',
  'chrome-cap': '#aab2b5',
  'white-wall': '#aab2b5',
}

/** A wheel in a circle of radius 1 around the origin. */
function wheelFace(style: WheelStyle): string {
  const rim = rims[style]
  if (isCapped(style)) return cappedWheelFace(style, rim)
  return (
    '<circle r="1" fill="#1d2123"/><circle r=".9" fill="none" stroke="#33393b" stroke-width=".03"/><circle r=".68" fill="#30373a"/>' +
    spokes(style, rim) +
    `<circle r=".65" fill="none" stroke="${rim}" stroke-width=".07"/><circle r=".13" fill="${tone(rim, -0.25)}"/>`
  )
}

const isCapped = (style: WheelStyle): style is CappedWheel => style === 'chrome-cap' || style === 'white-wall'

function cappedWheelFace(style: CappedWheel, rim: Hex): string {
  const ring = style === 'white-wall' ? '<circle r=".74" fill="none" stroke="#f2f1ea" stroke-width=".13"/>' : ''
  return (
    `<circle r="1" fill="#1d2123"/>${ring}<circle r=".66" fill="${rim}"/><circle r=".6" fill="none" stroke="#5d676b" stroke-width=".05"/>` +
    rays(12, 0.46, 0.54, 0.06, '#4b5558') +
    `<circle r=".36" fill="#e3e8e9" stroke="#7f898c" stroke-width=".04"/><circle r=".1" fill="${tone(rim, -0.2)}"/>`
  )
}

/** A thin tyre with a brake disc, as motorbikes have. */
function bikeWheelFace(style: WheelStyle): string {
  const rim: Hex = '#9aa3a6'
  return (
    '<circle r="1" fill="#1d2123"/><circle r=".74" fill="#dfe4e4" opacity=".35"/><circle r=".9" fill="none" stroke="#33393b" stroke-width=".03"/><circle r=".7" fill="#3c4447"/>' +
    spokes(style, rim) +
    `<circle r=".65" fill="none" stroke="${rim}" stroke-width=".07"/><circle r=".13" fill="${tone(rim, -0.25)}"/><circle r=".34" fill="none" stroke="#757f83" stroke-width=".05"/>`
  )
}

function spokes(style: WheelStyle, rim: Hex): string {
  if (style === 'five-spoke') return rays(5, 0.1, 0.6, 0.17, rim)
  if (style === 'multi-spoke') return rays(10, 0.1, 0.62, 0.08, rim)
  if (style === 'turbine') return rays(8, 0.12, 0.62, 0.13, rim, 0.42)
  return `<circle r=".6" fill="${rim}"/>${rays(9, 0.4, 0.52, 0.07, '#5d676b')}`
}

function rays(count: number, inner: number, outer: number, width: number, colour: Hex, twist = 0): string {
  const at = (angle: number, radius: number) => `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`
  const lines = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2
    return `M${at(angle, inner)}L${at(angle + twist, outer)}`
  })
  return `<path d="${lines.join('')}" stroke="${colour}" stroke-width="${width}"/>`
}

type WheelAt = { x: number; z: number; radius: number; style: WheelStyle }

export function nearWheel(camera: Camera, { x, z, radius, style }: WheelAt): string {
  return `<g transform="${planeTransform(camera, [x, radius, z], [radius, 0, 0], [0, -radius, 0])}">${wheelFace(style)}</g>`
}

export function bikeWheel(camera: Camera, { x, radius, style }: Omit<WheelAt, 'z'>): string {
  return `<g transform="${planeTransform(camera, [x, radius, 0], [radius, 0, 0], [0, -radius, 0])}">${bikeWheelFace(style)}</g>`
}

/** The circle of a wheel, or of its arch when larger, as points on the stage. */
export function wheelRing(camera: Camera, { x, z, radius }: Omit<WheelAt, 'style'>, scale = 1): Point[] {
  return Array.from({ length: 28 }, (_, index) => {
    const angle = (index / 28) * Math.PI * 2
    return camera.project(x + Math.cos(angle) * radius * scale, radius + Math.sin(angle) * radius * scale, z)
  })
}

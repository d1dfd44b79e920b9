import { type Lens } from '../lens'
import { type Light } from '../light'
import { blend, hex, type Rgb, rgb, scaled, type Vector } from '../vectors'
import { patch, type Studio } from './studio'

export const rimStyles = ['cinque razze', 'dieci razze', 'turbina', 'doppie razze', 'copricerchio'] as const
export type RimStyle = (typeof rimStyles)[number] | 'cromato'
type Place = { x: number; radius: number; z: number }

/** A disc on the side of the vehicle as the SVG transform of a circle of radius 1. */
function plane(lens: Lens, { x, radius, z }: Place, side: number): string {
  const o = lens.project([x, radius, z])
  const a = lens.project([x + radius, radius, z])
  const a2 = lens.project([x - radius, radius, z])
  const b = lens.project([x, 0, z])
  const b2 = lens.project([x, 2 * radius, z])
  const right = [(a[0] - a2[0]) / 2, (a[1] - a2[1]) / 2]
  const down = [(b[0] - b2[0]) / 2, (b[1] - b2[1]) / 2]
  const values = [(right[0] ?? 0) * side, (right[1] ?? 0) * side, ...down, (a[0] + a2[0]) / 2, (o[1] + (a[1] + a2[1]) / 2) / 2]
  return `matrix(${values.map((value) => value.toFixed(3)).join(' ')})`
}

export function ring(x: number, y: number, z: number, radius: number): Vector[] {
  return Array.from({ length: 40 }, (_, at): Vector => {
    const angle = (at / 40) * Math.PI * 2
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, z]
  })
}

/** Wheels in their arches, on the side that is seen; of the others the tyres under the floor. */
export function wheels(studio: Studio, rim: RimStyle): string {
  const { body, side, lens, light, name } = studio
  const { axles, width, wheelRadius: radius, cladding } = body.profile
  const z = (side * width) / 2
  const out = z * 0.965
  return axles
    .map((x) => {
      const arch = body.rim(side).length > 0 ? archAt(studio, x, cladding !== undefined) : ''
      const tyre = [26, 20, 14, 8, 3]
        .map((depth) => patch(studio, ring(x, radius, out - side * depth, radius), depth === 3 ? '#23282a' : '#141819'))
        .join('')
      const clip = `${name}-arco-${Math.round(x)}`
      return [
        arch,
        `<clipPath id="${clip}">${patch(studio, opening(studio, x), '#000000')}</clipPath><g clip-path="url(#${clip})">${tyre}</g>`,
        `<g transform="${plane(lens, { x, radius, z: out - side * 1.5 }, 1)}">${tyreFace(light)}</g>`,
        `<g transform="${plane(lens, { x, radius, z: out - side * 9 }, 1)}">${brake(name)}</g>`,
        `<g transform="${plane(lens, { x, radius, z: out - side * 2 }, 1)}">${rimFace(rim, light)}</g>`,
      ].join('')
    })
    .join('')
}

function archAt(studio: Studio, x: number, isClad: boolean): string {
  return [
    isClad ? patch(studio, arc(studio, x, 1.3, 0.6), '#2a2f31') : patch(studio, arc(studio, x, 1.2, 0.4), '#ffffff', 'opacity=".13"'),
    patch(studio, arc(studio, x, 1.155, 0.6), '#090c0d'),
  ].join('')
}

function arc({ body, side }: Studio, x: number, scale: number, out: number): Vector[] {
  const { wheelRadius: radius } = body.profile
  return Array.from({ length: 31 }, (_, at): Vector => {
    const angle = Math.PI * (1.16 - (at / 30) * 1.32)
    const [px, py] = [x + Math.cos(angle) * radius * scale, Math.max(radius * 0.62, radius + Math.sin(angle) * radius * scale)]
    return body.onSide(px, py, side, out)
  })
}

/** Where the inner part of a tyre can be seen: in the arch, and below the body. */
function opening(studio: Studio, x: number): Vector[] {
  const { body, side } = studio
  const reach = body.profile.wheelRadius * 2
  const below = (
    [
      [reach, 25],
      [reach, -30],
      [-reach, -30],
      [-reach, 25],
    ] as const
  ).map(([dx, y]) => body.onSide(x + dx, y, side, 0.6))
  return [...arc(studio, x, 1.155, 0.6), ...below]
}

/** Tyres on the far side and under the floor. */
export function farTyres(studio: Studio): string {
  const { axles, width, wheelRadius: radius } = studio.body.profile
  const z = (-studio.side * width) / 2
  return axles
    .map((x) => [4, 12, 20, 26].map((depth) => patch(studio, ring(x, radius, z * 0.96 + studio.side * depth, radius), '#121617')).join(''))
    .join('')
}

function tyreFace(light: Light): string {
  const lit = hex(blend(rgb('#22272a'), light.zenith, 0.12))
  return [
    '<circle r="1" fill="#1b1f21"/>',
    `<path d="M-.97-.2A.99.99 0 0 1 .97-.2 1.4 1.4 0 0 0-.97-.2z" fill="${lit}" opacity=".8"/>`,
    '<circle r=".955" fill="none" stroke="#2d3336" stroke-width=".018"/><circle r=".86" fill="none" stroke="#2a3033" stroke-width=".03"/>',
    '<circle r=".77" fill="none" stroke="#101314" stroke-width=".04"/><circle r=".745" fill="#101415"/>',
  ].join('')
}

function brake(name: string): string {
  const holes = Array.from({ length: 18 }, (_, at) => {
    const angle = (at / 18) * Math.PI * 2
    return `<circle cx="${(Math.cos(angle) * 0.42).toFixed(3)}" cy="${(Math.sin(angle) * 0.42).toFixed(3)}" r=".02" fill="#4c5457"/>`
  })
  return `<circle r=".6" fill="#0f1314"/><circle r=".52" fill="#8d9699"/><circle r=".5" fill="#767f82"/>${holes.join('')}<circle r=".24" fill="#2b3133"/><path id="${name}-c" d="M.2-.5A.54.54 0 0 1 .52-.12L.36-.08A.36.36 0 0 0 .13-.34z" fill="#3c4447"/>`
}

/** Spokes with a lit and a shaded edge, over a lip that catches the sky. */
function rimFace(style: RimStyle, light: Light): string {
  const metal: Rgb = style === 'turbina' ? rgb('#6f787c') : style === 'doppie razze' ? rgb('#8c9497') : rgb('#c3cacc')
  const [high, base, low] = [hex(blend(metal, light.horizon, 0.55)), hex(metal), hex(scaled(metal, 0.55))]
  return [
    `<circle r=".72" fill="none" stroke="${low}" stroke-width=".05"/>`,
    `<path d="M-.715.06A.72.72 0 0 1 .715.06" fill="none" stroke="${low}" stroke-width=".05"/>`,
    `<path d="M-.715-.05A.716.716 0 0 1 .715-.05" fill="none" stroke="${high}" stroke-width=".028"/><path d="M-.69.2A.716.716 0 0 0 .69.2" fill="none" stroke="${high}" stroke-width=".03" opacity=".8"/>`,
    spokes(style, { high, base, low }),
    `<circle r=".16" fill="${base}"/><circle r=".12" fill="${low}"/><circle r=".09" fill="#1f2527"/><circle r=".05" cx="-.015" cy="-.02" fill="#55606422"/>`,
    ...Array.from({ length: 5 }, (_, at) => {
      const angle = (at / 5) * Math.PI * 2 + 0.6
      return `<circle cx="${(Math.cos(angle) * 0.225).toFixed(3)}" cy="${(Math.sin(angle) * 0.225).toFixed(3)}" r=".03" fill="#343b3e"/>`
    }),
  ].join('')
}

type Metal = { high: string; base: string; low: string }

function spokes(style: RimStyle, metal: Metal): string {
  if (style === 'cinque razze') return fan(5, 0.17, 0.12, 0, metal)
  if (style === 'dieci razze') return fan(10, 0.075, 0.055, 0, metal)
  if (style === 'turbina') return fan(9, 0.09, 0.07, 0.34, metal)
  if (style === 'doppie razze') return fan(5, 0.07, 0.05, 0.16, metal) + fan(5, 0.07, 0.05, -0.16, metal)
  if (style === 'cromato') return cap(metal)
  return `<circle r=".7" fill="${metal.base}"/><path d="M-.68-.15A.7.7 0 0 1 .68-.15 1 1 0 0 0-.68-.15z" fill="${metal.high}" opacity=".7"/>${fan(7, 0.1, 0.14, 0, { high: '#4b5356', base: '#3d4548', low: '#2c3335' }, 0.34, 0.6)}`
}

/** A chromed cap over steel, as classics have. */
function cap({ base, low, high }: Metal): string {
  const holes = Array.from({ length: 12 }, (_, at) => {
    const angle = (at / 12) * Math.PI * 2
    return `<circle cx="${(Math.cos(angle) * 0.56).toFixed(3)}" cy="${(Math.sin(angle) * 0.56).toFixed(3)}" r=".045" fill="#20272a"/>`
  })
  return `<circle r=".7" fill="${low}"/>${holes.join('')}<circle r=".44" fill="${base}" stroke="#6d7679" stroke-width=".02"/><path d="M-.42-.1A.44.44 0 0 1 .42-.1 .7.7 0 0 0-.42-.1z" fill="${high}"/><circle r=".2" fill="${high}" opacity=".7"/>`
}

/** Spokes from the hub to the lip, turned by `twist` on the way. */
function fan(count: number, inner: number, outer: number, twist: number, { high, base, low }: Metal, from = 0.12, to = 0.705): string {
  return Array.from({ length: count }, (_, at) => {
    const angle = (at / count) * Math.PI * 2 - Math.PI / 2
    const point = (radius: number, turn: number, off: number) => {
      const a = angle + turn
      return `${(Math.cos(a) * radius - Math.sin(a) * off).toFixed(3)} ${(Math.sin(a) * radius + Math.cos(a) * off).toFixed(3)}`
    }
    const edge = (off: number) => `${point(from, 0, inner * off)}L${point(to, twist, outer * off)}`
    const isLit = Math.sin(angle) < 0.3
    return [
      `<path d="M${point(from, 0, -inner)}L${point(to, twist, -outer)}L${point(to, twist, outer)}L${point(from, 0, inner)}z" fill="${base}" stroke="${low}" stroke-width=".012"/>`,
      `<path d="M${edge(-0.72)}" stroke="${isLit ? high : base}" stroke-width="${(inner * 0.32).toFixed(3)}"/>`,
      `<path d="M${edge(0.8)}" stroke="${low}" stroke-width="${(inner * 0.3).toFixed(3)}"/>`,
    ].join('')
  }).join('')
}

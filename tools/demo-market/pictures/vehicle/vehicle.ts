import type { Finish } from '../light'
import { hex, unit, type Vector } from '../vectors'
import type { Facet, Side } from './body'
import { cockpit } from './cockpit'
import { bodyEnd } from './ends'
import { endScreens, sideWindows } from './glass'
import { blurred, facing, litColour, paintFacets, patch, plastic, type Studio } from './studio'
import { mirror, sideTrim } from './trim'
import { farTyres, type RimStyle, wheels } from './wheel'

/** The vehicle, back to front. `ends`: what is seen of its nose and tail. */
export function paintVehicle(studio: Studio, rim: RimStyle, ends: (studio: Studio) => string = bodyEnd): string {
  const far: Side = studio.side === 1 ? -1 : 1
  if (!isSideSeen(studio)) {
    const mirrors = mirror(studio, far) + mirror(studio, studio.side)
    const isFromBehind = studio.lens.eye[0] < 0
    const solid = body(studio) + cockpit(studio) + endScreens(studio) + ends(studio)
    return treads(studio) + (isFromBehind ? mirrors + solid : solid + mirrors)
  }
  return [
    farTyres(studio),
    mirror(studio, far),
    body(studio),
    cockpit(studio),
    endScreens(studio),
    sideWindows(studio),
    sideTrim(studio),
    ends(studio),
    wheels(studio, rim),
    mirror(studio, studio.side),
  ].join('')
}

function body(studio: Studio): string {
  const { body, name, side, lens } = studio
  const rim = body.rim(side).map(lens.project)
  return [
    `<clipPath id="${name}-rim"><path d="M${rim.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z"/></clipPath>`,
    blurred(`${name}-soft`, Math.max(3, studio.scale * 1.1), rim),
    paintFacets(studio, body.shell, (facet) => finishAt(studio, facet)),
    patch(
      studio,
      body.rim(side),
      hex(
        litColour(
          studio,
          studio.paint,
          unit([lens.eye[0] > body.profile.length / 2 ? 0.6 : -0.5, 0, side]),
          body.onSide(body.profile.length / 2, 60, side),
        ),
      ),
    ),
    `<g clip-path="url(#${name}-rim)"><g filter="url(#${name}-soft)">`,
    paintFacets(studio, body.flank(side), () => studio.paint, Math.max(8, studio.scale * 3)),
    '</g></g>',
  ].join('')
}

function finishAt({ body, paint }: Studio, { middle: [, y] }: Facet): Finish {
  return y < (body.profile.cladding ?? 25) ? plastic : paint
}

/** What a vehicle takes of the light on the ground, in layers: a blur of that size would cost more than all the rest. */
export function groundShadow(studio: Studio, strength: number): string {
  const { body, side } = studio
  const { length, width } = body.profile
  const foot = (reach: number): Vector[] => {
    const [x, z] = [length / 2 + reach, width / 2 + reach]
    return Array.from({ length: 36 }, (_, at): Vector => {
      const angle = (at / 36) * Math.PI * 2
      const bend = (value: number) => Math.sign(value) * Math.abs(value) ** 0.36
      return [length / 2 + bend(Math.cos(angle)) * x, 0, bend(Math.sin(angle)) * z + side * Math.max(0, reach) * 0.3]
    })
  }
  const layers = (count: number, from: number, to: number, opacity: number) =>
    Array.from({ length: count }, (_, at) =>
      patch(studio, foot(from + ((to - from) * at) / count), '#0a1014', `opacity="${(opacity / count).toFixed(3)}"`),
    ).join('')
  return layers(14, 34, 0, strength) + layers(12, 6, -22, strength * 2.2)
}

/** Whether the side is seen at all, and not only along it. */
export const isSideSeen = ({ body, lens, side }: Studio) =>
  facing(lens, [0, 0, side], [body.profile.length / 2, 60, (side * body.profile.width) / 2]) > 0.09

/** From the front or from behind: the treads of the tyres under the bumper. */
function treads(studio: Studio): string {
  const { axles, width, wheelRadius: radius } = studio.body.profile
  return axles
    .flatMap((x) =>
      [-1, 1].map((side) => {
        const [outer, inner] = [side * (width / 2 - 4), side * (width / 2 - 25)]
        return patch(
          studio,
          [
            [x, 2, outer],
            [x, 0, outer - side * 3],
            [x, 0, inner + side * 3],
            [x, 2, inner],
            [x, radius * 1.2, inner],
            [x, radius * 1.2, outer],
          ],
          '#15191b',
        )
      }),
    )
    .join('')
}

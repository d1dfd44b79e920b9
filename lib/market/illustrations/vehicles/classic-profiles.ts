import { between, type Corner, type Point } from '@/lib/market/illustrations/geometry'
import { type ClassicBody, type Decade, isBoxy } from './classic'
import type { Door, Profile } from './profile'

/** How the cars of a decade were built. Radii round the corners of the outline; heights are shares of the whole height. */
type Fashion = {
  /** Length and height against the sixties. */
  long: number
  high: number
  wheelRadius: number
  belt: number
  /** Tops of boot and bonnet, at tail and nose. */
  boot: number
  bonnet: number
  radii: { tail: number; roof: number; cowl: number; bonnet: number; nose: number }
}

const fashions: Readonly<Record<Decade, Fashion>> = {
  cinquanta: {
    long: 0.94,
    high: 1.05,
    wheelRadius: 33,
    belt: 0.66,
    boot: 0.52,
    bonnet: 0.6,
    radii: { tail: 60, roof: 74, cowl: 26, bonnet: 54, nose: 26 },
  },
  sessanta: {
    long: 1,
    high: 1,
    wheelRadius: 31,
    belt: 0.63,
    boot: 0.59,
    bonnet: 0.58,
    radii: { tail: 16, roof: 38, cowl: 8, bonnet: 18, nose: 14 },
  },
  settanta: {
    long: 1.02,
    high: 0.97,
    wheelRadius: 30,
    belt: 0.64,
    boot: 0.61,
    bonnet: 0.6,
    radii: { tail: 6, roof: 16, cowl: 5, bonnet: 7, nose: 6 },
  },
  ottanta: {
    long: 1.04,
    high: 0.99,
    wheelRadius: 31,
    belt: 0.66,
    boot: 0.65,
    bonnet: 0.56,
    radii: { tail: 7, roof: 22, cowl: 7, bonnet: 12, nose: 9 },
  },
}

/** A body in the sixties: measures in centimetres, places as shares of the length from the tail. */
type Plan = {
  length: number
  width: number
  height: number
  axles: readonly [rear: number, front: number]
  /** Feet and tops of rear screen and windscreen. */
  rear: readonly [foot: number, top: number]
  front: readonly [foot: number, top: number]
  doors: 1 | 2
}

const hatch = { rear: [0.02, 0.13], front: [0.71, 0.56] } as const
const plans: Readonly<Record<ClassicBody, Plan>> = {
  'city-car': { length: 330, width: 144, height: 130, axles: [0.19, 0.8], rear: [0.09, 0.26], front: [0.72, 0.6], doors: 1 },
  berlina: { length: 424, width: 162, height: 142, axles: [0.2, 0.79], rear: [0.25, 0.34], front: [0.68, 0.59], doors: 2 },
  'due-volumi': { ...hatch, length: 376, width: 156, height: 142, axles: [0.18, 0.81], doors: 2 },
  'station-wagon': { length: 430, width: 162, height: 146, axles: [0.22, 0.8], rear: [0.015, 0.07], front: [0.69, 0.6], doors: 2 },
  coupe: { length: 414, width: 160, height: 128, axles: [0.2, 0.78], rear: [0.13, 0.34], front: [0.65, 0.54], doors: 1 },
  cabrio: { length: 396, width: 158, height: 122, axles: [0.2, 0.79], rear: [0.3, 0.3], front: [0.65, 0.57], doors: 1 },
  fuoristrada: { length: 396, width: 168, height: 172, axles: [0.2, 0.8], rear: [0.005, 0.015], front: [0.63, 0.6], doors: 1 },
}

export function classicProfile(body: ClassicBody, decade: Decade): Profile {
  const fashion = body === 'fuoristrada' ? offRoad(fashions[decade]) : fashions[decade]
  const plan = body === 'city-car' && isBoxy(decade) ? { ...plans[body], ...hatch } : plans[body]
  const length = Math.round(plan.length * fashion.long)
  const height = Math.round(plan.height * fashion.high)
  const belt = Math.round(height * (body === 'cabrio' ? 0.74 : fashion.belt))
  const frame = { length, height, belt, plan, fashion }
  const base = {
    build: 'car' as const,
    length,
    width: plan.width,
    height,
    wheelRadius: fashion.wheelRadius + (body === 'fuoristrada' ? 7 : body === 'city-car' ? -6 : 0),
    belt,
    axles: plan.axles.map((share) => Math.round(share * length)),
    classic: body === 'fuoristrada' && decade === 'cinquanta' ? ('sessanta' as const) : decade, // no white walls off the road
  }
  return body === 'cabrio' ? { ...base, ...openBody(frame) } : { ...base, ...closedBody(frame) }
}

/** Sheets of metal, in any decade. */
const offRoad = (fashion: Fashion): Fashion => ({
  ...fashion,
  long: 1,
  high: 1,
  belt: 0.6,
  boot: 0.56,
  bonnet: 0.57,
  radii: { tail: 4, roof: 12, cowl: 3, bonnet: 8, nose: 5 },
})

type Frame = { length: number; height: number; belt: number; plan: Plan; fashion: Fashion }

function closedBody(frame: Frame): Pick<Profile, 'shape' | 'glass' | 'windscreen' | 'rearScreen' | 'doors' | 'pillars'> {
  const {
    length,
    height,
    belt,
    plan,
    fashion: { radii },
  } = frame
  const at = (share: number, y: number): Point => [Math.round(share * length), y]
  const [rearFoot, rearTop] = [at(plan.rear[0], belt), at(plan.rear[1], height)]
  const [frontFoot, frontTop] = [at(plan.front[0], belt), at(plan.front[1], height)]
  const rearEdge = between(rearFoot, rearTop, 0.12)
  const pane: Corner[] = [
    [rearEdge[0] + 10, belt + 5, 5],
    [between(rearFoot, rearTop, 0.82)[0] + 12, height - 9, radii.roof * 0.3],
    [between(frontFoot, frontTop, 0.82)[0] - 10, height - 9, radii.roof * 0.3],
    [frontFoot[0] - 14, belt + 5, 5],
  ]
  const doors = doorsBetween(plan.doors, rearFoot[0] + 14, frontFoot[0] - 10, length)
  return {
    shape: [
      ...tailOf(frame),
      [...rearFoot, radii.cowl],
      [...rearTop, radii.roof],
      [...frontTop, radii.roof],
      [...frontFoot, radii.cowl],
      ...noseOf(frame),
    ],
    glass: pane,
    windscreen: [between(frontFoot, frontTop, 0.08), between(frontFoot, frontTop, 0.8)],
    rearScreen: [between(rearFoot, rearTop, 0.14), between(rearFoot, rearTop, 0.8)],
    doors,
    pillars: doors.map(({ from }) => from - 2).filter((x) => x > rearTop[0] + 8),
  }
}

function openBody(frame: Frame): Pick<Profile, 'shape' | 'cockpit' | 'doors'> {
  const { length, height, belt, plan } = frame
  const foot = Math.round(plan.front[0] * length)
  const from = Math.round(plan.rear[0] * length)
  return {
    shape: [...tailOf(frame), [from, belt + 1, 20], [foot, belt, 14], ...noseOf(frame)],
    cockpit: {
      from,
      to: foot - 12,
      frame: [
        [foot, belt + 1],
        [foot - (height - belt) * 0.5 - 10, height],
      ],
    },
    doors: doorsBetween(1, from, foot - 10, length),
  }
}

function tailOf({ height, fashion: { boot, radii } }: Frame): Corner[] {
  return [
    [10, 30, 6],
    [1, 52, 10],
    [5, Math.round(height * boot), radii.tail],
  ]
}

function noseOf({ length, height, fashion: { bonnet, radii } }: Frame): Corner[] {
  return [
    [length - 8, Math.round(height * bonnet), radii.bonnet],
    [length - 1, 56, radii.nose],
    [length - 9, 28, 6],
  ]
}

function doorsBetween(count: 1 | 2, from: number, to: number, length: number): Door[] {
  if (count === 1) return [{ from: Math.max(from, Math.round(to - length * 0.29)), to }]
  const middle = Math.round(from + (to - from) * 0.47)
  return [
    { from: Math.max(from, middle - Math.round(length * 0.2)), to: middle - 4 },
    { from: middle + 4, to },
  ]
}

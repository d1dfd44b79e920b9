/** The engine tables: real models, their generations and engines, written one a line. */

import { WeightedSampler } from './random'

export type Gearbox = {
  kind: 'manuale' | 'automatico' | 'semiautomatico'
  detail: string | null
  gears: number | null
  code: string
  weight: number
}

/** An equipment line, and the model years it was offered in. */
export type Trim = { name: string; from: number; to: number }

export type CarEngine = {
  name: string
  fuel: string
  powerKw: number
  systemPowerKw: number | null
  displacementCc: number | null
  cylinders: number | null
  gearboxes: readonly Gearbox[]
  from: number
  to: number
  weight: number
  drive: string
  /** Price against an ordinary engine of the model, beyond what power explains. */
  priceFactor: number
  trims: readonly Trim[]
  batteryKwh: number | null
  rangeKm: number | null
}

export type CarGeneration = {
  from: number
  to: number
  bodies: WeightedSampler<string>
  doors: number
  seats: number
  kerbMassKg: number
  drive: string
  trims: readonly Trim[]
  engines: CarEngine[]
}
export type CarModel = { make: string; model: string; weight: number; priceAtOneYear: number | null; generations: CarGeneration[] }

/** «Still built»: later than any sampled year. */
const stillBuilt = 2_100

const fuels: Readonly<Record<string, string>> = {
  b: 'benzina',
  d: 'diesel',
  g: 'benzina-gpl',
  m: 'benzina-metano',
  mh: 'mild-hybrid',
  h: 'ibrida-benzina',
  hd: 'ibrida-diesel',
  p: 'plug-in',
  e: 'elettrica',
}
const drives: Readonly<Record<string, string>> = { ant: 'anteriore', post: 'posteriore', '4x4': 'integrale' }

/**
 * `# make model weight [price at one year]`
 * `= 2012-2020 body[:weight,body:weight] doors seats kerb-mass [drive]; Trim, Trim -2016, Trim 2014-2018, Trim 2017-` (from base to top)
 * `Name | fuel kW cc gearboxes [4x4] [3c] [sys150] [42kWh] [320km] [x1.4] | years | weight [| Trim, Trim]`
 */
export function parseCarTable(text: string): CarModel[] {
  const models: CarModel[] = []
  for (const line of text.split('\n').map((line) => line.trim())) {
    if (line === '') continue
    if (line.startsWith('#')) models.push(parseModel(line))
    else if (line.startsWith('=')) models.at(-1)?.generations.push(parseGeneration(line))
    else {
      const generation = models.at(-1)?.generations.at(-1) ?? fail(line)
      const engine = parseEngine(line, generation)
      generation.engines.push(engine)
      // sellers call a diesel with a 48-volt starter either name
      if (engine.fuel === 'ibrida-diesel') generation.engines.push({ ...engine, fuel: 'diesel', weight: engine.weight * 1.5 })
    }
  }
  return models
}

function parseModel(line: string): CarModel {
  const [, make = '', model = '', weight = '', price] = line.split(/\s+/)
  return { make, model, weight: Number(weight), priceAtOneYear: price === undefined ? null : Number(price), generations: [] }
}

function parseGeneration(line: string): CarGeneration {
  const [head = '', trims = ''] = line.slice(1).split(';')
  const [years = '', body = '', doors, seats, kerbMass, drive = 'ant'] = head.trim().split(/\s+/)
  const size = { doors: Number(doors), seats: Number(seats), kerbMassKg: Number(kerbMass) }
  return {
    ...parseYears(years),
    bodies: parseBodies(body),
    ...size,
    drive: drives[drive] ?? fail(line),
    trims: parseTrims(trims),
    engines: [],
  }
}

/** `berlina:7,station-wagon:3`: sold in both forms. */
const parseBodies = (text: string) =>
  new WeightedSampler(text.split(',').map((part) => [part.split(':')[0] ?? '', Number(part.split(':')[1] ?? 1)]))

function parseYears(text: string) {
  const [from, to] = text.split('-')
  return { from: Number(from), to: to ? Number(to) : to === undefined ? Number(from) : stillBuilt }
}

const parseTrims = (text: string): Trim[] =>
  text
    .split(',')
    .map((trim) => trim.trim())
    .filter((trim) => trim !== '')
    .map((trim) => {
      const [, name = '', from, to] = /^(.*?)(?: (\d{4})?-(\d{4})?)?$/.exec(trim) ?? []
      return { name, from: Number(from ?? 0), to: Number(to ?? stillBuilt) }
    })

/** The lines somebody could choose in a year. */
export const trimsIn = (trims: readonly Trim[], year: number): readonly Trim[] => trims.filter(({ from, to }) => from <= year && year <= to)

function parseEngine(line: string, generation: CarGeneration): CarEngine {
  const [name = '', technical = '', years = '', weight = '1', trims] = line.split('|').map((part) => part.trim())
  const [fuel = '', kw, cc, gearboxes = '', ...extras] = technical.split(/\s+/)
  const extra = (pattern: RegExp) => extras.map((text) => pattern.exec(text)?.[1]).find((found) => found !== undefined)
  const number = (pattern: RegExp) => (extra(pattern) === undefined ? null : Number(extra(pattern)))
  const displacementCc = Number(cc) || null
  const span = years === '' ? generation : parseYears(years)
  return {
    name,
    fuel: fuels[fuel] ?? fail(line),
    powerKw: Number(kw),
    systemPowerKw: number(/^sys(\d+)$/),
    displacementCc,
    cylinders: number(/^(\d+)c$/) ?? usualCylinders(displacementCc),
    gearboxes: gearboxes.split(',').map(parseGearbox),
    from: Math.max(span.from, generation.from),
    to: Math.min(span.to, generation.to),
    weight: Number(weight),
    drive: extras.map((text) => drives[text]).find((found) => found !== undefined) ?? generation.drive,
    priceFactor: number(/^x([\d.]+)$/) ?? 1,
    trims: trims === undefined ? generation.trims : parseTrims(trims),
    batteryKwh: number(/^([\d.]+)kWh$/),
    rangeKm: number(/^(\d+)km$/),
  }
}

function fail(line: string): never {
  throw new Error(`not a line of the engine table: ${line}`)
}

function usualCylinders(cc: number | null): number | null {
  if (cc === null) return null
  if (cc < 1_000) return 3
  if (cc < 2_600) return 4
  return cc < 3_700 ? 6 : 8
}

/** `m5`, `a8`, `d7`, `s5`, `c`: manual, converter, double clutch, robotised, continuous; `:3` is a weight; `a1` has one fixed gear. */
export function parseGearbox(text: string): Gearbox {
  const [code = '', weight = '1'] = text.split(':')
  const gears = code.length > 1 && code !== 'a1' ? Number(code.slice(1)) : null
  const shared = { gears, code, weight: Number(weight) }
  if (code.startsWith('m')) return { kind: 'manuale', detail: null, ...shared }
  if (code.startsWith('s')) return { kind: 'semiautomatico', detail: 'sequenziale', ...shared }
  const details: Readonly<Record<string, string>> = { a: 'convertitore', d: 'doppia-frizione', c: 'cvt' }
  const detail = code === 'a1' ? null : details[code.charAt(0)]
  if (detail === undefined) throw new Error(`not a gearbox: ${text}`)
  return { kind: 'automatico', detail, ...shared }
}

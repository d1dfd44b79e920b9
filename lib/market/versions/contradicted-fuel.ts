import { isCertain, shiftOf, type Version } from './version'

type NamedVersion = { name: string; version: Version; powers: readonly number[] }

/** Kilowatts by which powers differ that were written in CV. */
const roundingKw = 1
/** Displacements of one engine as files round them. */
const sameEngineCc = 20

/**
 * Leaves the fuel open of a version whose name, gearbox and engine ads of another fuel share: «1.0 FireFly 70 CV» is mild hybrid, whatever some call it.
 * A fuel that one ad in ten says beside another is a mistake, and no version.
 */
export function withCertainFuel<Row extends NamedVersion>(rows: readonly Row[]): Row[] {
  return rows.flatMap((row) => {
    const twins = rows.filter((other) => areTwins(row, other))
    const contradict = twins.reduce((sum, { version }) => sum + version.ads, 0)
    const agree = row.version.ads
    if (contradict === 0) return [row]
    if (isCertain({ agree: contradict, contradict: agree })) return []
    const fuel = { value: row.version.fuel, agree, contradict, isCertain: isCertain({ agree, contradict }) }
    return [{ ...row, version: { ...row.version, facts: { ...row.version.facts, fuel } } }]
  })
}

function areTwins(one: NamedVersion, other: NamedVersion): boolean {
  if (one.name === '' || one.name !== other.name || one.version.fuel === other.version.fuel) return false
  if ([one, other].some(({ version }) => version.fuel === 'elettrica')) return false // nobody takes one without an engine for another
  if (shiftOf(one.version.gearbox) !== shiftOf(other.version.gearbox)) return false
  const [cc, otherCc] = [one, other].map(({ version }) => version.facts.displacementCc?.value)
  const isOneEngine = typeof cc !== 'number' || typeof otherCc !== 'number' || Math.abs(cc - otherCc) <= sameEngineCc
  return isOneEngine && one.powers.some((kw) => other.powers.some((otherKw) => Math.abs(kw - otherKw) <= roundingKw))
}

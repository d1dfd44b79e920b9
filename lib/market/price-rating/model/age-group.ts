import { type Fact, type ValueFact, valueFacts } from './facts'
import { type Peer, type Peers, tells } from './peer'
import { leastShare } from './shares'

/**
 * A comparable of about some age. `version` is the one of those that at least one in fifty have that is most like its own, `uncommon` what of it fewer have.
 * An undeclared fact counts as one of the common choices: the mean is taken over these and lies between the least and the most worth.
 */
export type Member = { peer: Peer; ageWeight: number; version: string; uncommon: readonly ValueFact[] }

/** Number of years around its age, beyond which others say nothing of what such a vehicle has. */
const yearsAround = 4
const ageScale = 1.2
const ageWeights = Array.from({ length: yearsAround + 1 }, (_, years) => Math.exp(-0.5 * (years / ageScale) ** 2))

/** Most groups, beyond which they are begun anew, so that no market of many models, ages and folds fills the memory. */
const mostGroups = 20_000
const groups = new WeakMap<Peers, Map<string, readonly Member[]>>()

/** Peers of about the age, without those of one fold. Where there are none, the nearest ones stand for them. */
export function ageGroupOf(all: Peers, model: string, leftOut: number | null, years: number): readonly Member[] {
  const known = groups.get(all) ?? new Map<string, readonly Member[]>()
  groups.set(all, known)
  const key = `${model} ${leftOut} ${years}`
  const found = known.get(key)
  if (found) return found
  const group = groupOf(
    (all.get(model) ?? []).filter(({ fold }) => fold !== leftOut),
    years,
  )
  if (known.size >= mostGroups) known.clear()
  known.set(key, group)
  return group
}

function groupOf(peers: readonly Peer[], years: number): readonly Member[] {
  const nearest = Math.min(...peers.map((peer) => Math.abs(peer.years - years)))
  const around = Math.max(yearsAround, nearest)
  const near = peers.filter((peer) => Math.abs(peer.years - years) <= around)
  const common = valueFacts.map((fact) => ({ fact, values: commonValues(near, fact) }))
  const versionOf = nearestVersion(commonValues(near, 'version'))
  return near.map((peer) => ({
    peer,
    ageWeight: ageWeights[Math.abs(peer.years - years)] ?? 1,
    version: versionOf(peer),
    uncommon: common.filter(({ fact, values }) => tells(peer, fact) && !values.has(peer[fact])).map(({ fact }) => fact),
  }))
}

function commonValues(near: readonly Peer[], fact: Fact): Map<string | number | null, number> {
  const declaring = near.filter((peer) => tells(peer, fact))
  const counts = new Map<string | number | null, number>()
  for (const peer of declaring) counts.set(peer[fact], (counts.get(peer[fact]) ?? 0) + 1)
  return new Map([...counts].filter(([, count]) => count >= declaring.length * leastShare))
}

/** Finds the nearest common version by the share of words that both say, then by how many have it. */
function nearestVersion(common: ReadonlyMap<string | number | null, number>): (peer: Peer) => string {
  const choices = [...common].sort((a, b) => b[1] - a[1]).map(([version]) => ({ version: `${version}`, words: `${version}`.split(' ') }))
  const found = new Map(choices.map(({ version }) => [version, version]))
  return ({ version }) => {
    const known = found.get(version)
    if (known !== undefined || version === '') return known ?? version
    const own = new Set(version.split(' '))
    let [nearest, most] = [version, -1]
    for (const choice of choices) {
      const shared = choice.words.filter((word) => own.has(word)).length
      const likeness = shared / (own.size + choice.words.length - shared)
      if (likeness > most) [nearest, most] = [choice.version, likeness]
    }
    found.set(version, nearest)
    return nearest
  }
}

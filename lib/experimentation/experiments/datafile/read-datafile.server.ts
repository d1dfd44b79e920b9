import { wordsIn } from '@/lib/experimentation/experiments/decision/condition-tree'
import { isPlainObject } from '@/lib/kernel/validation/plain-object'
import { coerceNumericIds } from './coerce-numeric-ids.server'
import {
  type Audience,
  asideStatus,
  type Datafile,
  type DatafileEntity,
  type DatafileEvent,
  type Experiment,
  type Group,
  InvalidDatafileError,
  type TrafficRange,
  type Variation,
} from './datafile'
import { kindOf, parseJson, readAudienceTree, readConditions, readConditionText } from './read-conditions.server'

type Fields = Record<string, unknown>

/** A larger file is refused without being read to its end. */
export const maxDatafileBytes = 5_000_000
/** No place has more slots, or a longer one. */
const [maxTexts, maxTextLength] = [8, 400]
const versions: unknown[] = ['2', '3', '4']

/**
 * Reads the vendor's configuration file. What we do not use may be anything. A file without one of its parts is refused.
 * An entry that cannot be read sets itself aside, and the experiments that need it, each with a line among the doubts: the others go on, and a pause arrives.
 */
export function readDatafile(text: string): Datafile {
  const written = text.trim() // a byte order mark counts as a blank
  if (written === '') throw new InvalidDatafileError('the file is empty')
  if (text.length > maxDatafileBytes) throw new InvalidDatafileError(`the file is larger than ${maxDatafileBytes} bytes`)
  const { mended: file, doubts } = coerceNumericIds(fieldsOf(parseJson(written, 'the file'), 'the file'))
  if (!versions.includes(file['version']))
    throw new InvalidDatafileError(`version is ${shown(file['version'])}, only "2", "3" and "4" are supported`)
  const { lines, readAll } = openReading()
  const strays: DatafileEntity[] = []
  const standIn = (item: unknown) => standInFor(item, strays)
  const audiences = readAudiences(file, readAll)
  const unread = new Set(audiences.filter(({ conditions }) => conditions === null).map(({ id }) => id))
  const readExperiments = (value: unknown, at: string, groupId: string | null = null) =>
    readAll(value, at, readExperiment, standIn).map((experiment) => {
      const missing = wordsIn(experiment.audience).find((id) => unread.has(id))
      if (missing !== undefined) lines.push(`${experiment.key} names the audience ${missing}, which cannot be read: it is set aside`)
      return { ...(missing === undefined ? experiment : putAside(experiment)), groupId: groupId ?? experiment.groupId }
    })
  const groups = readGroups(file['groups'] ?? [], readAll, readExperiments, standIn)
  const groupOf = new Map(groups.map(({ id, group }) => [id, group])) // of two with one id the last counts
  const outsideUnread = (experiment: Experiment) => {
    if (experiment.groupId === null || groupOf.get(experiment.groupId) !== null) return experiment
    lines.push(`${experiment.key} names the group ${experiment.groupId}, which cannot be read: it is set aside`)
    return putAside(experiment)
  }
  return {
    accountId: textOf(file['accountId'], 'accountId'),
    projectId: textOf(file['projectId'], 'projectId'),
    revision: textOf(file['revision'], 'revision'),
    anonymizeIP: file['anonymizeIP'] === true,
    botFiltering: typeof file['botFiltering'] === 'boolean' ? file['botFiltering'] : null,
    attributes: readAll(file['attributes'] ?? [], 'attributes', readNamed),
    events: readAll(file['events'] ?? [], 'events', readEvent),
    audiences: audiences.flatMap(({ conditions, ...audience }) => (conditions === null ? [] : { ...audience, conditions })),
    groups: groups.flatMap(({ id, group }) => (group && groupOf.get(id) !== null ? group : [])),
    experiments: [...readExperiments(file['experiments'], 'experiments'), ...experimentsOf(groups)].map(outsideUnread),
    rollouts: experimentsOf(readAll(file['rollouts'] ?? [], 'rollouts', (value, at) => readRollout(value, at, readExperiments))).map(
      outsideUnread,
    ),
    strays,
    doubts: [...doubts, ...lines],
  }
}

type Read<Item> = (item: unknown, at: string) => Item
/** Reads a list entry by entry; `instead`: what stands for one that cannot be read. */
type ReadAll = <Item>(value: unknown, at: string, read: Read<Item>, instead?: (item: unknown) => Item | null) => Item[]
type ReadExperiments = (value: unknown, at: string, groupId?: string | null) => Experiment[]

/** `lines`: what was set aside, and why. */
function openReading(): { lines: string[]; readAll: ReadAll } {
  const lines: string[] = []
  const readAll: ReadAll = (value, at, read, instead) =>
    listOf(value, at, (item, place) => {
      try {
        return read(item, place)
      } catch (error) {
        if (!(error instanceof InvalidDatafileError)) throw error
        lines.push(`${error.message}: it is set aside`)
        return instead?.(item) ?? null
      }
    }).flatMap((item) => (item === null ? [] : [item]))
  return { lines, readAll }
}

/** An experiment that cannot be read still has its names, so that nothing else of the file is taken for it. Nobody is in it. Of one without a name the variations go to `strays`. */
function standInFor(item: unknown, strays: DatafileEntity[]): Experiment | null {
  if (!isPlainObject(item)) return null
  const [named] = namedIn([item])
  // The vendor looks up a variation whatever experiment it belongs to: what a visitor remembers may be one of these.
  const variations = namedIn(item['variations'])
  if (named) return putAside({ ...named, layerId: '', variations, groupId: null })
  strays.push(...variations)
  return null
}

/** Those of a list that have an id and a key. */
function namedIn(value: unknown): DatafileEntity[] {
  const items: unknown[] = Array.isArray(value) ? value : []
  return items.flatMap((item) => {
    const { id, key } = isPlainObject(item) ? item : {}
    return typeof id === 'string' && typeof key === 'string' && id !== '' && key !== '' ? [{ id, key }] : []
  })
}

function putAside({
  id,
  key,
  layerId,
  variations,
  groupId,
}: Pick<Experiment, 'id' | 'key' | 'layerId' | 'variations' | 'groupId'>): Experiment {
  return { id, key, status: asideStatus, layerId, variations, trafficAllocation: [], audience: [], forcedVariations: {}, groupId }
}

/** `conditions`: null where they cannot be read. An audience that is written both ways counts as its typed self. */
function readAudiences(file: Fields, readAll: ReadAll): (Omit<Audience, 'conditions'> & { conditions: Audience['conditions'] | null })[] {
  const unread = (item: unknown) => {
    const id = isPlainObject(item) ? item['id'] : null
    return typeof id === 'string' ? { id, name: '', conditions: null } : null
  }
  const readList = (name: string, read: (conditions: unknown, at: string) => Audience['conditions']) =>
    readAll<ReturnType<typeof readAudiences>[number]>(file[name] ?? [], name, (value, at) => readAudience(value, at, read), unread)
  const all = [...readList('audiences', readConditionText), ...readList('typedAudiences', readConditions)]
  return [...new Map(all.map((audience) => [audience.id, audience])).values()]
}

function readAudience(value: unknown, at: string, read: (conditions: unknown, at: string) => Audience['conditions']): Audience {
  const { id, name, conditions } = fieldsOf(value, at)
  return { id: textOf(id, `${at}.id`), name: typeof name === 'string' ? name : '', conditions: read(conditions, `${at}.conditions`) }
}

/** The experiments in the order of the vendor's map: whole numbers first and ascending, and of two with one id the last. */
function experimentsOf(owners: { id: string; experiments: Experiment[] }[]): Experiment[] {
  return Object.values(Object.fromEntries(owners.map(({ id, experiments }) => [id, experiments]))).flat()
}

function readRollout(value: unknown, at: string, readExperiments: ReadExperiments): { id: string; experiments: Experiment[] } {
  const { id, experiments } = fieldsOf(value, at)
  return { id: String(id), experiments: readExperiments(experiments ?? [], `${at}.experiments`) } // to the vendor any id is a text
}

/** `group`: null where it cannot be read; its experiments are set aside then. */
type GroupReading = { id: string; group: Group | null; experiments: Experiment[] }

function readGroups(
  value: unknown,
  readAll: ReadAll,
  readExperiments: ReadExperiments,
  standIn: (item: unknown) => Experiment | null,
): GroupReading[] {
  const read = (item: unknown, at: string): GroupReading => {
    const { id, policy, trafficAllocation, experiments } = fieldsOf(item, at)
    const group = {
      id: nameOf(id, `${at}.id`),
      policy: textOf(policy, `${at}.policy`),
      trafficAllocation: listOf(trafficAllocation, `${at}.trafficAllocation`, readRange),
    }
    return { id: group.id, group, experiments: readExperiments(experiments, `${at}.experiments`, group.id) }
  }
  const instead = (item: unknown): GroupReading => {
    const { id, experiments } = isPlainObject(item) ? item : {}
    const own = Array.isArray(experiments) ? experiments.flatMap((experiment) => standIn(experiment) ?? []) : []
    return { id: typeof id === 'string' ? id : '', group: null, experiments: own }
  }
  return readAll(value, 'groups', read, instead)
}

function readExperiment(value: unknown, at: string): Experiment {
  const { id, key, status, layerId, variations, trafficAllocation, audienceIds, audienceConditions, forcedVariations, groupId } = fieldsOf(
    value,
    at,
  )
  return {
    id: nameOf(id, `${at}.id`),
    key: nameOf(key, `${at}.key`),
    status: textOf(status, `${at}.status`),
    layerId: textOf(layerId ?? '', `${at}.layerId`),
    variations: listOf(variations, `${at}.variations`, readVariation),
    trafficAllocation: listOf(trafficAllocation, `${at}.trafficAllocation`, readRange),
    audience: audienceConditions
      ? readAudienceTree(audienceConditions, `${at}.audienceConditions`)
      : readAudienceTree(audienceIds || [], `${at}.audienceIds`),
    forcedVariations: readWhitelist(forcedVariations ?? {}, `${at}.forcedVariations`),
    groupId: typeof groupId === 'string' ? groupId || null : groupId ? kindOf(groupId) : null, // what is no text names a group that nobody has
  }
}

function readWhitelist(value: unknown, at: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fieldsOf(value, at)).map(([visitor, variation]) => [visitor, textOf(variation, `an entry of ${at}`)]),
  )
}

function readRange(value: unknown, at: string): TrafficRange {
  const { entityId, endOfRange } = fieldsOf(value, at)
  if (typeof endOfRange !== 'number' || !Number.isInteger(endOfRange))
    throw new InvalidDatafileError(`${at}.endOfRange is ${kindOf(endOfRange)}, not a whole number`)
  return { entityId: textOf(entityId, `${at}.entityId`), endOfRange }
}

function readNamed(value: unknown, at: string): DatafileEntity {
  const { id, key } = fieldsOf(value, at)
  return { id: nameOf(id, `${at}.id`), key: nameOf(key, `${at}.key`) }
}

/** Texts decide nothing: what is no text is left out, and the place finds that one is missing. */
function readVariation(value: unknown, at: string): Variation {
  const variables: unknown = fieldsOf(value, at)['variables']
  const written: unknown[] = Array.isArray(variables) ? variables.slice(0, maxTexts) : []
  const texts = written.flatMap((item): [string, string][] => {
    const { id, value: text } = isPlainObject(item) ? item : {}
    return typeof id === 'string' && typeof text === 'string' && text.length <= maxTextLength ? [[id, text]] : []
  })
  return { ...readNamed(value, at), ...(texts.length > 0 && { texts: Object.fromEntries(texts) }) }
}

/** What an event is a goal of decides nothing, so whatever is no list of texts there names no experiment. */
function readEvent(value: unknown, at: string): DatafileEvent {
  const { experimentIds } = fieldsOf(value, at)
  return {
    ...readNamed(value, at),
    experimentIds: Array.isArray(experimentIds) ? experimentIds.filter((id) => typeof id === 'string') : [],
  }
}

function fieldsOf(value: unknown, at: string): Fields {
  if (!isPlainObject(value)) throw new InvalidDatafileError(`${at} is ${kindOf(value)}, not an object`)
  return value
}

function listOf<Item>(value: unknown, at: string, read: (item: unknown, at: string) => Item): Item[] {
  if (!Array.isArray(value)) throw new InvalidDatafileError(`${at} is ${kindOf(value)}, not a list`)
  return value.map((item, place) => read(item, `${at}[${place}]`))
}

function textOf(value: unknown, at: string): string {
  if (typeof value !== 'string') throw new InvalidDatafileError(`${at} is ${kindOf(value)}, not a text`)
  return value
}

function shown(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? JSON.stringify(value).slice(0, 20) : kindOf(value)
}

/** A text that must say something. */
function nameOf(value: unknown, at: string): string {
  const text = textOf(value, at)
  if (text === '') throw new InvalidDatafileError(`${at} is empty`)
  return text
}

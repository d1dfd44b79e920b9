import { isPlainObject } from '@/lib/kernel/validation/plain-object'
import { coerceNumericIds } from './coerce-numeric-ids.server'
import {
  type Audience,
  type Datafile,
  type DatafileEntity,
  type DatafileEvent,
  type Experiment,
  type Group,
  InvalidDatafileError,
  type TrafficRange,
} from './datafile'
import { kindOf, parseJson, readAudienceTree, readConditions, readConditionText } from './read-conditions.server'

type Fields = Record<string, unknown>

/** A larger file is refused without being read to its end. */
export const maxDatafileBytes = 5_000_000
const versions: unknown[] = ['2', '3', '4']

/** Reads the vendor's configuration file. What we do not use may be anything; of the rest, the first fault is thrown. */
export function readDatafile(text: string): Datafile {
  const written = text.trim() // a byte order mark counts as a blank
  if (written === '') throw new InvalidDatafileError('the file is empty')
  if (text.length > maxDatafileBytes) throw new InvalidDatafileError(`the file is larger than ${maxDatafileBytes} bytes`)
  const { mended: file, doubts } = coerceNumericIds(fieldsOf(parseJson(written, 'the file'), 'the file'))
  if (!versions.includes(file['version']))
    throw new InvalidDatafileError(`version is ${shown(file['version'])}, only "2", "3" and "4" are supported`)
  const groups = listOf(file['groups'] ?? [], 'groups', readGroup)
  return {
    accountId: textOf(file['accountId'], 'accountId'),
    projectId: textOf(file['projectId'], 'projectId'),
    revision: textOf(file['revision'], 'revision'),
    anonymizeIP: file['anonymizeIP'] === true,
    botFiltering: typeof file['botFiltering'] === 'boolean' ? file['botFiltering'] : null,
    attributes: listOf(file['attributes'] ?? [], 'attributes', readNamed),
    events: listOf(file['events'] ?? [], 'events', readEvent),
    audiences: readAudiences(file),
    groups: groups.map(({ group }) => group),
    experiments: [...listOf(file['experiments'], 'experiments', readExperiment), ...experimentsOf(groups)],
    rollouts: experimentsOf(listOf(file['rollouts'] ?? [], 'rollouts', readRollout)),
    doubts,
  }
}

/** An audience that is written both ways counts as its typed self. */
function readAudiences(file: Fields): Audience[] {
  const plain = listOf(file['audiences'] ?? [], 'audiences', (value, at) => readAudience(value, at, readConditionText))
  const typed = listOf(file['typedAudiences'] ?? [], 'typedAudiences', (value, at) => readAudience(value, at, readConditions))
  return [...new Map([...plain, ...typed].map((audience) => [audience.id, audience])).values()]
}

function readAudience(value: unknown, at: string, read: (conditions: unknown, at: string) => Audience['conditions']): Audience {
  const { id, name, conditions } = fieldsOf(value, at)
  return { id: textOf(id, `${at}.id`), name: typeof name === 'string' ? name : '', conditions: read(conditions, `${at}.conditions`) }
}

/** The experiments in the order of the vendor's map: whole numbers first and ascending, and of two with one id the last. */
function experimentsOf(owners: { id: string; experiments: Experiment[] }[]): Experiment[] {
  return Object.values(Object.fromEntries(owners.map(({ id, experiments }) => [id, experiments]))).flat()
}

function readRollout(value: unknown, at: string): { id: string; experiments: Experiment[] } {
  const { id, experiments } = fieldsOf(value, at)
  return { id: nameOf(id, `${at}.id`), experiments: listOf(experiments ?? [], `${at}.experiments`, readExperiment) }
}

function readGroup(value: unknown, at: string): { id: string; group: Group; experiments: Experiment[] } {
  const { id, policy, trafficAllocation, experiments } = fieldsOf(value, at)
  const group = {
    id: nameOf(id, `${at}.id`),
    policy: textOf(policy, `${at}.policy`),
    trafficAllocation: listOf(trafficAllocation, `${at}.trafficAllocation`, readRange),
  }
  return {
    id: group.id,
    group,
    experiments: listOf(experiments, `${at}.experiments`, (item, place) => ({ ...readExperiment(item, place), groupId: group.id })),
  }
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
    variations: listOf(variations, `${at}.variations`, readNamed),
    trafficAllocation: listOf(trafficAllocation, `${at}.trafficAllocation`, readRange),
    audience: audienceConditions
      ? readAudienceTree(audienceConditions, `${at}.audienceConditions`)
      : readAudienceTree(audienceIds || [], `${at}.audienceIds`),
    forcedVariations: readWhitelist(forcedVariations ?? {}, `${at}.forcedVariations`),
    groupId: typeof groupId === 'string' && groupId !== '' ? groupId : null,
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

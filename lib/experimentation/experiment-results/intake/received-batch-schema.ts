import { array, type InferType, lazy, mixed, number, object, string } from 'yup'
import { asRecord } from '@/lib/kernel/validation/plain-object'

const maxEvents = 100
const maxKeyLength = 100
const maxAbsoluteValue = 1e12
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

const textField = () => string().strict().required()
const idField = () => textField().matches(/^[\w.:-]{1,64}$/)
const worthField = () =>
  number()
    .strict()
    .optional()
    .test('size', (value) => value === undefined || Math.abs(value) <= maxAbsoluteValue)

const eventSchema = object({
  key: textField().max(maxKeyLength),
  uuid: textField().matches(uuid),
  timestamp: number().strict().required(),
  value: worthField(),
  revenue: worthField().integer(),
})
const snapshotSchema = object({
  decisions: array(object({ experiment_id: idField(), variation_id: idField() }))
    .strict()
    .max(1)
    .optional(),
  events: array(eventSchema).strict().required().length(1),
})

const visitorSchema = object({
  visitor_id: textField().matches(uuid),
  attributes: mixed().optional(),
  snapshots: array(snapshotSchema).strict().required().length(1),
})
const visitorList = array(visitorSchema)
  .strict()
  .required()
  .min(1)
  .max(maxEvents)
  .test('one visitor', (visitors: readonly unknown[]) => new Set(visitors.map((visitor) => asRecord(visitor)['visitor_id'])).size === 1)
/** Says that they are too many without a look at each. */
const longList = visitorList.of(mixed<InferType<typeof visitorSchema>>().required())

/** The vendor's batch as our own event log takes it: one browser's, an entry for each event. Of the attributes only segments are read (`segmentsIn`); tags and names of the client are ignored. */
export const receivedBatchSchema = object({
  revision: mixed().optional(),
  /** What the clock of the browser showed when it sent this, in milliseconds since 1970. */
  sentAt: mixed().nullable().optional(),
  visitors: lazy((given: unknown) => (Array.isArray(given) && given.length > maxEvents ? longList : visitorList)),
})

export type ReceivedBatch = InferType<typeof receivedBatchSchema>
/** An entry of a batch, with the revision of the configuration by which the page was made, and where its visitor first came from. */
export type ReceivedVisitor = ReceivedBatch['visitors'][number] & { revision?: string; origin?: string }

const maxRevisionLength = 100

/** The entries of a batch; a revision that is none is left out. */
export function entriesOf({ revision, visitors }: ReceivedBatch, origin: string): ReceivedVisitor[] {
  const known = typeof revision === 'string' && revision.length <= maxRevisionLength ? { revision, origin } : { origin }
  return visitors.map((each) => ({ ...each, ...known }))
}

import { array, type InferType, number, object, string } from 'yup'

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

/** The vendor's batch as our own event log takes it: one visitor with one event each. Attributes, tags and names of the client are not looked at, and not kept. */
export const receivedBatchSchema = object({
  visitors: array(object({ visitor_id: textField().matches(uuid), snapshots: array(snapshotSchema).strict().required().length(1) }))
    .strict()
    .required()
    .min(1)
    .max(maxEvents),
})

export type ReceivedBatch = InferType<typeof receivedBatchSchema>

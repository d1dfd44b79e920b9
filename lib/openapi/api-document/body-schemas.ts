import { flag, type Json, list, record, text } from '@/lib/kernel/validation/json-schema'

/** What a trial of a file says of its columns: which they are, and how their cells are read. */
export const columnPatterns = { '^colonna-\\d{1,3}(-[a-zA-Z]+)?$': text }
export const columnFields: Json = { patternProperties: columnPatterns }

const number: Json = { type: 'number' }
const value: Json = { type: ['string', 'number', 'boolean'] }
/** Opens a part to more than we look at: another version of the vendor's client may write it. */
const open = (properties: Json, optional: readonly string[] = []): Json => ({ ...record(properties, optional), additionalProperties: true })

const attribute = open({ entity_id: text, key: text, type: text, value })
const metadata = open({ flag_key: text, rule_key: text, rule_type: text, variation_key: text, enabled: flag })
const decision = open({ campaign_id: text, experiment_id: text, variation_id: text, metadata }, ['campaign_id', 'metadata'])
const event = open(
  {
    ...{ entity_id: text, key: text, uuid: { type: 'string', format: 'uuid' }, timestamp: number },
    ...{ tags: { type: 'object', additionalProperties: value }, value: number, revenue: { type: 'integer' } },
  },
  ['entity_id', 'tags', 'value', 'revenue'],
)
const snapshot = open({ decisions: { ...list(decision), maxItems: 1 }, events: { ...list(event), minItems: 1, maxItems: 1 } }, [
  'decisions',
])
const visitor = open(
  {
    visitor_id: { type: 'string', format: 'uuid' },
    attributes: list(attribute),
    snapshots: { ...list(snapshot), minItems: 1, maxItems: 1 },
  },
  ['attributes'],
)

const sender = {
  ...{ account_id: text, project_id: text, revision: text, client_name: text, client_version: text },
  ...{ anonymize_ip: flag, enrich_decisions: flag, sentAt: number },
}
/** What the vendor's client sends to its event log, and takes ours for: one visitor, an entry for each event. */
export const eventBatch: Json = {
  ...open({ ...sender, visitors: { ...list(visitor), minItems: 1, maxItems: 100 } }, Object.keys(sender)),
  description: 'Come li scrive il fornitore degli esperimenti: un visitatore, una voce per ogni evento',
}

// reads: scripts/last-release/last-release.json
import { readFileSync } from 'node:fs'
import { array, boolean, type ObjectSchema, object, string } from 'yup'
import { type ReleaseRecord, recordFile } from './record'

const schema: ObjectSchema<ReleaseRecord> = object({
  release: string().required(),
  statements: array().of(string().required()).required(),
  columns: array()
    .of(object({ table: string().required(), column: string().required(), type: string().required(), isRequired: boolean().required() }))
    .required(),
  limits: array()
    .of(object({ table: string().required(), limit: string().required() }))
    .required(),
})

export function readRecord(): ReleaseRecord {
  return schema.validateSync(JSON.parse(readFileSync(recordFile, 'utf8')))
}

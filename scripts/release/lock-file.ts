import { readFileSync } from 'node:fs'
import { array, boolean, type InferType, lazy, object, string } from 'yup'

const entryShape = object({
  name: string(),
  license: string(),
  dev: boolean(),
  version: string(),
  resolved: string(),
  integrity: string(),
  optional: boolean(),
  hasInstallScript: boolean(),
  os: array(string().required()),
  cpu: array(string().required()),
})
export type LockEntry = InferType<typeof entryShape>
const lockShape = object({
  packages: lazy((value: object) =>
    object(Object.fromEntries(Object.keys(value).map((place) => [place, entryShape.required()]))).required(),
  ),
})

/** What npm has written down of every package, by the place where it is unpacked; '' is the project itself. */
export function readLockFile(file = 'package-lock.json'): { packages: Record<string, LockEntry> } {
  return lockShape.validateSync(JSON.parse(readFileSync(file, 'utf8')))
}

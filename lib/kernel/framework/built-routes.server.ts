import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { array, type InferType, object, string, ValidationError } from 'yup'
import { isOn, turnOff } from './piece-states.server'

/** The routes in a build of Next, as far as they are read here. */
const page = string().required()
const regex = string().required()
const rewrite = object({ source: string().required(), regex })
const manifest = object({
  staticRoutes: array(object({ page })).required(),
  dynamicRoutes: array(object({ page, regex })).required(),
  rewrites: object({ afterFiles: array(rewrite).required() }).required(),
})
type BuiltRoutes = InferType<typeof manifest>

/** Reads the routes; undefined while developing, and where Next writes them in another way: requests are then counted without their route's name. */
export function readBuiltRoutes(output: string): BuiltRoutes | undefined {
  const file = path.join(output, 'routes-manifest.json')
  if (!isOn('route-names') || !existsSync(output)) return undefined
  try {
    return manifest.validateSync(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    turnOff('route-names', error instanceof ValidationError ? `routes-manifest.json: ${error.message}` : 'there is no routes-manifest.json')
    return undefined
  }
}

// reads: temporary files
import { access, constants, readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { readDatafile } from '@/lib/experimentation/experiments/datafile/read-datafile.server'
import { decideAll } from '@/lib/experimentation/experiments/decision/decide'
import { indexDatafile, type ProjectConfig } from '@/lib/experimentation/experiments/decision/project-config'
import { readVisitor, type Visitor } from '@/lib/experimentation/experiments/decision/visitor'
import { StartError } from '@/lib/kernel/errors/start-error'
import { isPlainObject } from '@/lib/kernel/validation/plain-object'
import { type AttributesOf, readAttributes } from './read-attributes'
import { readStoredAssignments } from './read-stored-assignments'
import { readVisitors, type VisitorRow } from './read-visitors'
import { reasonText } from './reason-text'

const usage = 'npm run -s experiments:decide -- --config FILE --visitors FILE [--attributes FILE]'

type Output = { print(text: string): Promise<void>; complain(line: string): void }

/** Prints which variant each visitor gets, and why. Gives the exit code: 0, or 2 when some visitors were refused and the others answered. */
export async function printDecisions(args: string[], { print, complain }: Output): Promise<0 | 2> {
  const { config: configFile, visitors: visitorsFile, attributes: attributesFile } = readOptions(args)
  const config = await readConfig(configFile)
  const attributesOf: AttributesOf = attributesFile === undefined ? () => ({}) : await readAttributes(attributesFile)
  await access(visitorsFile, constants.R_OK).catch((error: unknown) => refuse(`${visitorsFile} cannot be read`, error))
  let code: 0 | 2 = 0
  for await (const row of readVisitors(visitorsFile)) {
    const visitor = visitorOf(row, attributesOf)
    if (visitor) await print(linesFor(config, visitor))
    else {
      complain(
        `${visitorsFile} ${row.place} is no visitor: the id must be a text, the attributes an object, what is stored variation ids by experiment id or the text of the cookie`,
      )
      code = 2
    }
  }
  return code
}

function readOptions(args: string[]) {
  try {
    const { config, visitors, attributes } = parseArgs({
      args,
      options: { config: { type: 'string' }, visitors: { type: 'string' }, attributes: { type: 'string' } },
    }).values
    return {
      config: config ?? refuse(`--config is missing. ${usage}`),
      visitors: visitors ?? refuse(`--visitors is missing. ${usage}`),
      attributes,
    }
  } catch (error) {
    if (error instanceof StartError) throw error
    return refuse(`these options are not understood. ${usage}`, error)
  }
}

async function readConfig(file: string): Promise<ProjectConfig> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => refuse(`${file} cannot be read`, error))
  try {
    return indexDatafile(readDatafile(text))
  } catch (error) {
    return refuse(`${file} is no configuration of experiments: ${error instanceof Error ? error.message : String(error)}`, error)
  }
}

/** What the line itself says stands above the file of attributes. */
function visitorOf({ id, attributes = {}, stored: given = {} }: VisitorRow, attributesOf: AttributesOf): Visitor | undefined {
  const stored = readStoredAssignments(given)
  return isPlainObject(attributes) && stored ? readVisitor(id, { ...attributesOf(id), ...attributes }, stored) : undefined
}

function linesFor(config: ProjectConfig, visitor: Visitor): string {
  return decideAll(config, visitor)
    .map(
      ({ experiment, variation, reason }) =>
        `${JSON.stringify({ experiment: experiment?.key, visitor: visitor.id, variation: variation?.key ?? null, reason: reasonText(reason, config) })}\n`,
    )
    .join('')
}

function refuse(text: string, cause?: unknown): never {
  throw new StartError(text, { cause })
}

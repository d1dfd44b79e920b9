import { apiDocument, apiOperations } from '@/lib/openapi/api-document/api-document.server'
import { knownNames } from '@/lib/openapi/api-document/known-names.server'

export const documentFile = 'docs/api/openapi.yaml'
/** What calls may be sent, for the guard in front of them. */
export const namesFile = 'lib/server/http/known-names.json'

const intro = '# Made by `npm run api-document` from lib/openapi/api-document; a test fails when this file is older than the code.\n'

/** The document as it has to stand in ${documentFile}, of a site under any name. */
export function apiDocumentText(): string {
  return `${intro}${yamlLines(apiDocument('https://ingrana.example')).join('\n')}\n`
}

export function knownNamesText(): string {
  return `${JSON.stringify(knownNames(apiOperations), null, 2)}\n`
}

/** Objects and lists in lines; names and values as JSON has them, which is YAML too. */
function yamlLines(value: object): string[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown) => withLead('- ', item))
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    const key = /^[a-z]\w*$/i.test(name) ? name : JSON.stringify(name)
    return isNested(inner) ? [`${key}:`, ...indented(yamlLines(inner))] : [`${key}: ${JSON.stringify(inner)}`]
  })
}

function withLead(lead: string, item: unknown): string[] {
  if (!isNested(item)) return [lead + JSON.stringify(item)]
  const [first = '', ...rest] = yamlLines(item)
  return [lead + first, ...indented(rest)]
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`)
}

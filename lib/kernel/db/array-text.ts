/** The arrays of PostgreSQL's plain types: the type, and the type of an element. */
export const arrayTypes: readonly (readonly [number, number])[] = [
  [1000, 16], // boolean
  [1001, 17], // bytea
  [1003, 19], // name, as the catalogue calls its own
  [1005, 21], // smallint
  [1007, 23], // integer
  [1009, 25], // text
  [1015, 1043], // varchar
  [1016, 20], // bigint
  [1021, 700], // real
  [1022, 701], // double precision
  [1028, 26], // oid
  [1182, 1082], // date
  [1185, 1184], // timestamptz
  [1231, 1700], // numeric
  [2951, 2950], // uuid
]

/** Reads an array of one dimension as PostgreSQL writes it: {1,NULL,"a \"b\""}. */
export function parseArray(text: string, parseElement: (text: string) => unknown = (element) => element): unknown[] {
  if (!/^\{[^{]*\}$/s.test(text.replace(quoted, ''))) throw new TypeError('an array of several dimensions cannot be read')
  return [...text.slice(1, -1).matchAll(/"((?:[^"\\]|\\.)*)"|[^,]+/gs)].map(([plain, inner]) => {
    if (inner !== undefined) return parseElement(inner.replace(/\\(.)/gs, '$1'))
    return plain === 'NULL' ? null : parseElement(plain)
  })
}

const quoted = /"(?:[^"\\]|\\.)*"/gs

/** Writes an array of one dimension as PostgreSQL reads it. */
export function writeArray(elements: unknown): unknown {
  return Array.isArray(elements) ? `{${elements.map(writeElement).join(',')}}` : elements
}

function writeElement(element: unknown): string {
  if (element === null) return 'NULL'
  if (typeof element !== 'string' && typeof element !== 'number') throw new TypeError('an array is written of texts and numbers only')
  return `"${String(element).replace(/["\\]/g, '\\$&')}"`
}

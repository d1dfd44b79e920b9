/** Result of parsing a cell: a value, an error with its reason, or null for an empty cell. */
export type ParsedCell<T> = { value: T } | { fault: string } | null

const emptyValues = new Set([
  '',
  '-',
  '--',
  '—',
  '–',
  '/',
  '.',
  '?',
  'n.d.',
  'nd',
  'n.d',
  'n/d',
  'n/a',
  'na',
  'null',
  'none',
  'nan',
  'undefined',
  'unknown',
  'sconosciuto',
  'non disponibile',
  'non indicato',
  'non specificato',
  'keine angabe',
  'non dichiarato',
  '- km',
  '-km',
  '- (anno)',
  'generico',
])

/** Whether a cell is empty or holds a placeholder that exports use («n.d.», «null»). */
export function isEmptyValue(text: string): boolean {
  return emptyValues.has(text.trim().toLowerCase())
}

/** Lower case, without accents, and with a single space for everything that is neither letter nor digit. */
export function normaliseText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

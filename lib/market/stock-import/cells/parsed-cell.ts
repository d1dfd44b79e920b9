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
  'nessuno',
  'nessuna',
  'nd',
  'n.d',
  'n/d',
  'n/a',
  'na',
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
  'n.a.',
  'n.a',
  'n/p',
  'vuoto',
  'empty',
  'da definire',
  'non specificata',
  'non indicata',
  'non dichiarata',
  'xxx',
  '***',
])

/** What databases, programming languages and spreadsheet programs write where nothing is. */
const nothings = new Set([
  ...['\\n', 'null', '(null)', '<null>', '[null]', 'nil', 'none', 'nan', '<na>', 'nat', 'undefined', 'dbnull', 'system.dbnull'],
  ...[
    '#n/d',
    '#n/a',
    '#n/a n/a',
    '#nd',
    '#na',
    '#nv',
    '#valore!',
    '#value!',
    '#wert!',
    '#rif!',
    '#ref!',
    '#bezug!',
    '#div/0!',
    '#nome?',
    '#name?',
  ],
  ...[
    '[object object]',
    'system.string',
    'system.object',
    'system.data.datarow',
    'array',
    '{}',
    '[]',
    'n.d.',
    'n.c.',
    'n.p.',
    'n/d',
    'n\\d',
    'n.disp.',
    'non disp.',
    'nan%',
    '(vuoto)',
    '(empty)',
    '(none)',
    '#n/c',
  ],
  ...['#num!', '#zahl!', '#null!', '#nullo!', '#calc!', '#errore!', '#error!', '#spill!', '#sconosciuto!'],
  ...[
    '0000-00-00',
    '0000-00-00 00:00:00',
    '00/00/0000',
    '00/01/1900',
    '1900-01-00',
    '0001-01-01',
    '0001-01-01t00:00:00',
    '01/01/0001',
    '01/01/0001 00:00:00',
  ],
])

/** Whether a cell holds what a program writes for nothing. */
export function isNothing(text: string): boolean {
  return text.length <= 25 && nothings.has(text.trim().toLowerCase())
}

/** Whether a cell is empty or holds a placeholder that exports use («n.d.», «null»). */
export function isEmptyValue(text: string): boolean {
  return emptyValues.has(text.trim().toLowerCase()) || isNothing(text)
}

/** Normalises a text: lower case, no accents, and a single space for everything that is neither letter nor digit. */
export function normaliseText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

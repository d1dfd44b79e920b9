const meanings = [
  { sign: /No space left on device/, meaning: 'the disk is full: free some space and start again, nothing that was saved is lost' },
  { sign: /could not create shared memory segment|Cannot allocate memory/, meaning: 'there is not enough memory for PostgreSQL' },
  { sign: /Permission denied/, meaning: 'PostgreSQL may not read or write its own files' },
]

/** The reason in one line, from what PostgreSQL last wrote. */
export function explainLog(lines: string[]): string {
  const known = meanings.find(({ sign }) => lines.some((line) => sign.test(line)))
  const serious = lines.findLast((line) => /\b(PANIC|FATAL|error):/i.test(line)) ?? lines.at(-1) ?? 'it wrote nothing'
  const last = serious.replace(/^.*?\b(?=PANIC|FATAL|initdb: error)/, '').trim()
  return known ? `${known.meaning} (${last})` : last
}

const meanings = [
  { sign: /No space left on device/, meaning: 'the disk is full: free some space and start again, nothing that was saved is lost' },
  { sign: /could not create shared memory segment|Cannot allocate memory/, meaning: 'there is not enough memory for PostgreSQL' },
  { sign: /Permission denied/, meaning: 'PostgreSQL may not read or write its own files' },
]

/** The reason in one line, from what PostgreSQL last wrote. */
export function explainLog(lines: string[]): string {
  for (const { sign, meaning } of meanings) {
    const line = lines.find((text) => sign.test(text))
    if (line !== undefined) return `${meaning} (${shorten(line)})`
  }
  return shorten(lines.findLast((line) => /\b(PANIC|FATAL|error):/i.test(line)) ?? lines.at(-1) ?? 'it wrote nothing')
}

/** The line without the time and process before it. */
const shorten = (line: string) => line.replace(/^.*?\b(?=(?:PANIC|FATAL|ERROR|LOG|initdb: error):)/, '').trim()

export type Source = { file: string; text: string }

const writes =
  /\b(?:insert into|delete from|update|copy|truncate(?: table)?)\s+([a-z_]+)\b(?=\s*\(|\s*\$\{|\s+(?:\w+\s+)?set\b|\s+where\b|\s+as\b|\s+select\b|\s+values\b|\s+using\b|`|;)/g

/** The tables that a text in SQL writes. */
export function writtenTables(sql: string): string[] {
  return [...new Set([...sql.matchAll(writes)].flatMap(([, table]) => table ?? []))]
}

/** The domains of lib that write each table. */
export function tableWriters(files: readonly Source[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const { file, text } of files) {
    const domain = /^(?:lib\/[^/]+|tools)\/([^/]+)\//.exec(file)?.[1]
    if (!domain) continue
    for (const table of writtenTables(text)) found.set(table, (found.get(table) ?? new Set()).add(domain))
  }
  return found
}

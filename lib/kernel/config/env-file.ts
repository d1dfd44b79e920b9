export type EnvFile = { values: Record<string, string>; faults: string[] }

/** Reads `KEY=value` lines; `#` starts a comment, quotes keep blanks and `#`. Collects what it cannot read instead of skipping it. */
export function parseEnvFile(text: string): EnvFile {
  const file: EnvFile = { values: {}, faults: [] }
  text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .forEach((line, index) => {
      if (/^\s*(#|$)/.test(line)) return
      const [, key, rest] = /^\s*(?:export\s+)?(\w+)\s*=\s*(.*)$/.exec(line) ?? []
      const value = rest === undefined ? undefined : readValue(rest)
      if (key === undefined || value === undefined) file.faults.push(`.env line ${index + 1} is not KEY=value`)
      else if (key in file.values) file.faults.push(`.env line ${index + 1} sets ${key} a second time`)
      else file.values[key] = value
    })
  return file
}

function readValue(rest: string): string | undefined {
  const quoted = /^(["'])(.*)\1\s*(#.*)?$/.exec(rest)
  if (quoted) return quoted[2]
  return /^["']/.test(rest) ? undefined : rest.replace(/(^|\s)#.*$/, '').trim()
}

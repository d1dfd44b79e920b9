import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnvFile } from './env-file'
import { type EnvSettings, parseSettings, SettingsError, unknownKeys } from './settings'

const fromFile = new Set<string>()

/** The settings of this process from its file, not from its environment. */
export function settingsFromFile(): string[] {
  return [...fromFile]
}

/** Reads `.env` of the project folder into process.env, where variables already set win, and validates all settings. Throws one error that lists every problem. */
export function loadSettings(folder: string): EnvSettings {
  const { values, faults } = parseEnvFile(readEnvFile(path.join(folder, '.env')))
  for (const [key, value] of Object.entries(values)) {
    if (process.env[key] !== undefined) continue
    process.env[key] = value
    fromFile.add(key)
  }
  faults.push(...unknownKeys(Object.keys(values)))
  try {
    const settings = parseSettings(process.env)
    if (faults.length === 0) return settings
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    faults.push(...error.faults)
  }
  throw new SettingsError(faults)
}

function readEnvFile(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw new SettingsError([`${file} cannot be read`])
  }
}

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnvFile } from './env-file'
import { parseSettings, type Settings, SettingsError, unknownKeys } from './settings'

/** Reads `.env` of the project folder into the environment, which wins where both speak, and checks the whole. Throws one error that names every fault. */
export function loadSettings(folder: string): Settings {
  const { values, faults } = parseEnvFile(readEnvFile(path.join(folder, '.env')))
  for (const [key, value] of Object.entries(values)) process.env[key] ??= value
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

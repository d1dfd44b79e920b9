// Plain JavaScript, because `npm start` needs it before TypeScript can run.
import { spawn } from 'node:child_process'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { beatMessage, readyMessage } from '../../lib/server/runtime/process-messages.mjs'
import { Suspects } from '../../lib/server/runtime/under-way.mjs'

/**
 * Whether a start looks after the server itself: not where it is looked after already, with `--processes`, whose first process does it, nor with `--no-watchdog`.
 * @param {string[]} words
 * @param {Record<string, string | undefined>} env
 */
export function isWatcher(words, env) {
  const { values } = parseArgs({
    args: words,
    strict: false,
    options: { processes: { type: 'string' }, 'no-watchdog': { type: 'boolean' } },
  })
  return env.INGRANA_WATCHED !== '1' && values['no-watchdog'] !== true && (values.processes === undefined || values.processes === '1')
}

const longestPauseMs = 30_000
/** The time after which an end has a reason of its own. */
const calmMs = 60_000

/**
 * Runs a program and starts it again when it dies, or stands still, after it has once been ready. What ends before that, by itself in order, or because we
 * get a signal to stop, ends us too, with its code.
 * @param {{ command: string, words: string[], env?: Record<string, string | undefined>, tell?: (line: string) => void, hangMs?: number, firstPauseMs?: number }} options
 * @returns {Promise<number>} the exit code
 */
export async function watch({ command, words, env = process.env, tell = console.error, hangMs = 10_000, firstPauseMs = 500 }) {
  let hasBeenReady = false
  let shortLives = 0
  const suspects = new Suspects({ tell })
  for (;;) {
    const startedAt = Date.now()
    const life = suspects.begin()
    const surroundings = { stdio: life.stdio, env: { ...env, ...life.environment } }
    const end = await runOnce({ command, words, ...surroundings, tell, hangMs, onReady: () => (hasBeenReady = true) })
    if (!hasBeenReady || end.isAsked || end.code === 0) return end.code ?? 1
    life.died()
    shortLives = Date.now() - startedAt > calmMs ? 0 : shortLives + 1
    const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.max(0, shortLives - 1))
    tell(`Ingrana has ended (${end.signal ?? `code ${end.code}`}): it is started again in ${pauseMs / 1_000} s`)
    if (await isStoppedWithin(pauseMs)) return 0
  }
}

/** @param {{ command: string, words: string[], env: Record<string, string | undefined>, stdio: import('node:child_process').StdioOptions, tell: (line: string) => void, hangMs: number, onReady: () => void }} options */
function runOnce({ command, words, env, stdio, tell, hangMs, onReady }) {
  const child = spawn(command, words, { env, stdio })
  let isAsked = false
  let beatAt = Infinity
  let lookedAt = Date.now()
  const forward = (/** @type {NodeJS.Signals} */ signal) => {
    isAsked = true
    child.kill(signal)
  }
  child.on('message', (word) => {
    if (word === readyMessage) onReady()
    if (word === readyMessage || word === beatMessage) beatAt = Date.now()
  })
  const look = setInterval(() => {
    const now = Date.now()
    if (now - lookedAt > hangMs / 2) beatAt = Math.max(beatAt, now) // we stood still ourselves, as in a computer that slept
    lookedAt = now
    if (isAsked || now - beatAt < hangMs) return
    tell(`Ingrana has not moved for ${hangMs / 1_000} s: it is ended`)
    beatAt = Infinity
    child.kill('SIGKILL')
  }, hangMs / 10)
  for (const signal of stops) process.on(signal, forward)
  return new Promise((resolve) => {
    child.once('error', (error) => tell(error.message))
    child.once('close', (code, signal) => {
      clearInterval(look)
      for (const each of stops) process.off(each, forward)
      resolve({ code, signal, isAsked })
    })
  })
}

const stops = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/** @param {number} pauseMs */
function isStoppedWithin(pauseMs) {
  return new Promise((resolve) => {
    const finish = (/** @type {boolean} */ isStopped) => {
      clearTimeout(timer)
      for (const signal of stops) process.off(signal, stop)
      resolve(isStopped)
    }
    const stop = () => finish(true)
    const timer = setTimeout(() => finish(false), pauseMs)
    for (const signal of stops) process.on(signal, stop)
  })
}

// reads: next.config.js
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { findFreePort } from '@/lib/kernel/db/embedded/free-port.server'
import { nextProgram } from '@/lib/kernel/framework/built-pages.server'

test.each([
  { command: 'build', says: '«npm run build» builds the site' },
  { command: 'dev', says: '«npm start -- --dev» opens the site for development' },
  { command: 'start', says: '«npm start» opens the site' },
])('a call of «next $command» is answered with the right command, and nothing is built or opened', async ({ command, says }) => {
  const words = [nextProgram, command, ...(command === 'build' ? [] : ['-p', String(await findFreePort())])]
  const { INGRANA_BUILD_ID: _build, NODE_ENV: _env, ...env } = process.env
  const child = spawn(process.execPath, words, { env: { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } })
  const [said, failed, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((resolve) => child.once('close', resolve)),
  ])
  expect(said + failed).toContain(says)
  expect(code).toBe(1)
})

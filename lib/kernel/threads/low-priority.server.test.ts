import { getPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { backgroundPriority } from './low-priority.server'

const file = JSON.stringify(new URL('low-priority.server.ts', import.meta.url).href)
const program = `
  const { parentPort } = require('node:worker_threads')
  const { readlinkSync } = require('node:fs')
  const { getPriority } = require('node:os')
  import('tsx/esm/api').then(async ({ tsImport }) => {
    const { lowerOwnPriority } = await tsImport(${file}, ${file})
    lowerOwnPriority()
    parentPort.postMessage(getPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1))))
  })`

test.runIf(process.platform === 'linux')('a thread that lowers its priority leaves that of the program as it is', async () => {
  const before = getPriority()
  const ofThread = await new Promise((resolve, reject) => {
    const thread = new Worker(program, { eval: true, execArgv: [] })
    thread.once('message', resolve)
    thread.once('error', reject)
  })
  expect(ofThread).toBe(backgroundPriority)
  expect(getPriority()).toBe(before)
})

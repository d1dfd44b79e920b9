import { request } from 'node:http'
import { expect, test } from '@playwright/test'
import { findFreePort } from '@/lib/kernel/db/embedded/free-port.server'
import { createTestFolder, removeTestFolder } from '@/scripts/test-folder'
import { launch, stop, waitUntilHealthy } from '../launch'

test('a page under development is told of every change: the socket of hot reload opens', { tag: '@long' }, async () => {
  const [port, standIns, folder] = [await findFreePort(), await findFreePort(), await createTestFolder('development')]
  const settings = { PORT: String(port), STAND_INS_PORT: String(standIns), DATA_DIR: folder, DEMO_ADS: '60' }
  const application = launch(settings, [process.execPath, '--import', 'tsx', 'scripts/start.ts', '--dev'])
  try {
    await waitUntilHealthy(port, application)
    expect((await fetch(`http://localhost:${port}/accedi`)).status, application.output()).toBe(200)
    const headers = {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    }
    const status = await new Promise((resolve, reject) => {
      request({ host: 'localhost', port, path: '/_next/hmr?page=/accedi', headers })
        .once('upgrade', (answer, socket) => {
          socket.destroy()
          resolve(answer.statusCode)
        })
        .once('error', reject)
        .end()
    })
    expect(status).toBe(101)
  } finally {
    await stop(application)
    await removeTestFolder(folder)
  }
})

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import next from 'next'
import { openPieces } from '@/lib/kernel/framework/piece-states.server'
import { renderPagesToOneChunk } from '@/lib/kernel/framework/whole-pages.server'
import { compressPages } from '@/lib/server/runtime/front/compress-pages.server'

/** Next in this process. */
export type NextPages = {
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => unknown
  close: () => Promise<void>
}

/** Reads the build, or prepares to compile pages as they are requested. Needs no database. */
export async function openNextPages(folder: string, port: number, dev: boolean): Promise<NextPages> {
  if (!dev) {
    openPieces(folder)
    renderPagesToOneChunk()
  }
  // Next answers upgrades of the server it finds on the first request; given one of its own, which never listens, it leaves ours alone.
  const upgrades = createServer()
  const app = next({ dev, dir: folder, port, quiet: !dev, httpServer: upgrades, ...(dev ? { turbopack: true } : {}) })
  await app.prepare()
  const handle = app.getRequestHandler()
  return {
    handle: dev ? handle : compressPages(handle),
    upgrade: (request, socket, head) => upgrades.emit('upgrade', request, socket, head),
    close: () => app.close(),
  }
}

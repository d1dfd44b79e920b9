import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { StartError } from '@/lib/kernel/errors/start-error'

export type ServerHandlers = {
  request: (request: IncomingMessage, response: ServerResponse) => unknown
  upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => unknown
}

export type HttpServer = {
  /** From now on requests go here; until then they are told to come back. */
  serve: (handlers: ServerHandlers) => void
  /** Takes no new connection, waits for the open requests until `graceMs` have passed or `forceSignal` fires. */
  close: (graceMs: number, forceSignal: AbortSignal) => Promise<void>
}

/** Takes the port at once, so that a taken port is noticed before anything else starts. */
export async function openHttpServer(port: number): Promise<HttpServer> {
  let handlers: ServerHandlers = { request: sayStarting }
  let closing = false
  const listener: RequestListener = (request, response) => {
    if (closing) response.setHeader('Connection', 'close')
    void handlers.request(request, response)
  }
  const server = createServer(listener)
  server.on('upgrade', (request, socket, head) => {
    if (handlers.upgrade) void handlers.upgrade(request, socket, head)
    else socket.destroy()
  })
  await listen(server, port)
  return {
    serve: (ready) => {
      handlers = ready
    },
    close: (graceMs, forceSignal) => {
      closing = true
      return close(server, graceMs, forceSignal)
    },
  }
}

function sayStarting(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '5', 'Cache-Control': 'no-store' })
  response.end('Ingrana sta partendo: riprova tra qualche secondo.\n')
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, port)))
    server.listen(port, resolve)
  })
}

function explain(error: Error, port: number): Error {
  const code = 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return new StartError(`port ${port} is already taken: stop the program that uses it, or set PORT to another`)
  if (code === 'EACCES') return new StartError(`port ${port} may not be used by this user: set PORT to one above 1023`)
  return error
}

/** A connection that is kept alive counts as open although nothing happens on it, so idle ones are dropped again and again. */
function close(server: Server, graceMs: number, forceSignal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const dropIdle = setInterval(() => server.closeIdleConnections(), 50)
    const dropAll = () => server.closeAllConnections()
    const forceTimer = setTimeout(dropAll, graceMs)
    forceSignal.addEventListener('abort', dropAll)
    server.close(() => {
      clearInterval(dropIdle)
      clearTimeout(forceTimer)
      resolve()
    })
    server.closeIdleConnections()
    if (forceSignal.aborted) dropAll()
  })
}

import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import type { AddressRange } from '@/lib/kernel/config/address-ranges'
import { env } from '@/lib/kernel/config/env.server'
import { StartError } from '@/lib/kernel/errors/start-error'
import { connectionAddress } from '@/lib/server/http/client-address.server'
import { Connections } from '@/lib/server/runtime/front/connections.server'
import { httpLimits } from '@/lib/server/runtime/front/http-limits'
import { isUpload } from '@/lib/server/runtime/front/request-kinds'
import { robotsHeader } from '@/lib/server/runtime/front/robots-header'
import { answerLive, livePath } from './health.server'

export type ServerHandlers = {
  request: (request: IncomingMessage, response: ServerResponse) => unknown
  /** The handler of upgrades; left out, one is refused by answering as if it had not been requested. */
  upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => unknown
}

type ServerOptions = {
  /** Connections from these are not counted: many people come through each. */
  trustedProxies?: AddressRange[]
  limits?: { readonly [Name in keyof typeof httpLimits]: number }
}

export type HttpServer = {
  /** Sends requests here from now on; until then they are refused for a while. */
  serve: (handlers: ServerHandlers) => void
  /** How many requests have not had their whole answer. */
  openRequests: () => number
  /** Whether it is about to end: a proxy should send it no more. */
  isDraining: () => boolean
  /** Goes on serving for this time, but each answer closes its connection, so that a client that keeps one open opens the next elsewhere. */
  drain: (drainMs: number, forceSignal: AbortSignal) => Promise<void>
  /** Takes no new connection, waits for the open requests until `graceMs` have passed or `forceSignal` fires. */
  close: (graceMs: number, forceSignal: AbortSignal) => Promise<void>
}

/** Takes the port at once, so that a taken port is noticed before anything else starts. */
export async function openHttpServer(port: number, { trustedProxies = [], limits = httpLimits }: ServerOptions = {}): Promise<HttpServer> {
  let handlers: ServerHandlers = { request: sayStarting }
  let closing = false
  let open = 0
  const upgraded = new Set<Duplex>()
  const connections = new Connections(limits)
  const listener: RequestListener = (request, response) => {
    if (closing) response.setHeader('Connection', 'close')
    open += 1
    response.once('close', () => (open -= 1))
    connections.watch(request, response, isUpload(request) ? limits.uploadMs : limits.requestMs)
    void handlers.request(request, response)
  }
  const server = createServer(nodeLimits(limits), listener)
  server.maxConnections = limits.connections
  server.maxHeadersCount = limits.headerLines
  server.timeout = limits.silenceMs
  server.on('connection', (socket: Socket) => {
    const address = connectionAddress(socket, trustedProxies)
    if (address !== undefined) connections.add(socket, address)
  })
  await listen(server, port, limits.backlog)
  return {
    serve: (ready) => {
      handlers = ready
      if (!ready.upgrade) return
      server.on('upgrade', (request, socket, head) => {
        upgraded.add(socket)
        socket.once('close', () => upgraded.delete(socket))
        void ready.upgrade?.(request, socket, head)
      })
    },
    openRequests: () => open,
    isDraining: () => closing,
    drain: async (drainMs, forceSignal) => {
      closing = true
      await delay(drainMs, undefined, { signal: forceSignal }).catch(() => {}) // a forced stop does not wait
    },
    close: (graceMs, forceSignal) => {
      closing = true
      for (const socket of upgraded) socket.destroy() // they end by themselves never
      return close(server, graceMs, forceSignal)
    },
  }
}

function nodeLimits({ headerBytes, headersMs, requestMs, uploadMs, keepAliveMs, checkMs }: NonNullable<ServerOptions['limits']>) {
  return {
    maxHeaderSize: headerBytes,
    headersTimeout: headersMs,
    requestTimeout: Math.max(requestMs, uploadMs),
    keepAliveTimeout: keepAliveMs,
    connectionsCheckingInterval: checkMs,
  }
}

function sayStarting(request: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of robotsHeader(env().deployStage)) response.setHeader(name, value)
  if (request.url === livePath) return answerLive(request, response)
  response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '5', 'Cache-Control': 'no-store' })
  response.end('Ingrana sta partendo: riprova tra qualche secondo.\n')
}

function listen(server: Server, port: number, backlog: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, port)))
    server.listen({ port, backlog }, resolve)
  })
}

function explain(error: Error, port: number): Error {
  const code = 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return new StartError(`port ${port} is already taken: stop the program that uses it, or set PORT to another`)
  if (code === 'EACCES') return new StartError(`port ${port} may not be used by this user: set PORT to one above 1023`)
  return error
}

/** A keep-alive connection counts as open although nothing happens on it, so idle ones are dropped again and again. */
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

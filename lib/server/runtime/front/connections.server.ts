import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Limits = {
  /** The number from which on the address with the most connections loses one for each new one. */
  crowdedConnections: number
  connectionsOfAddress: number
  /** An address with at most this number loses none. */
  fairConnections: number
  /** A refused connection is closed after this time, although its sender still sends. */
  releaseMs: number
}

/** The connections of the server by address. No address can take them all, neither by opening many nor by sending slowly. */
export class Connections {
  private readonly byAddress = new Map<string, Set<Socket>>()
  /** Connections whose requests have come whole: they wait for us. */
  private readonly answered = new WeakSet<Socket>()
  private total = 0

  constructor(private readonly limits: Limits) {}

  add(socket: Socket, address: string): void {
    const own = this.byAddress.get(address) ?? new Set()
    if (own.size >= this.limits.connectionsOfAddress) return void socket.destroy()
    if (this.total >= this.limits.crowdedConnections) this.giveUpOne()
    own.add(socket)
    this.byAddress.set(address, own)
    this.total += 1
    socket.once('close', () => {
      this.total -= 1
      own.delete(socket)
      if (own.size === 0 && this.byAddress.get(address) === own) this.byAddress.delete(address)
    })
  }

  /** Closes the connection when a request is slower than `bodyMs`, or is answered before it has come whole. */
  watch(request: IncomingMessage, response: ServerResponse, bodyMs: number): void {
    const { socket } = request
    if (!hasBody(request)) this.answered.add(socket)
    else {
      const timer = setTimeout(() => {
        if (request.complete) return
        socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
        this.release(request)
      }, bodyMs)
      request.once('end', () => this.answered.add(socket))
      response.once('finish', () => request.complete || this.release(request))
      response.once('close', () => clearTimeout(timer))
    }
    response.once('close', () => this.answered.delete(socket))
  }

  private release(request: IncomingMessage): void {
    setTimeout(() => request.complete || request.socket.destroy(), this.limits.releaseMs).unref()
  }

  private giveUpOne(): void {
    let most: Set<Socket> | undefined
    for (const held of this.byAddress.values()) if (held.size > (most?.size ?? this.limits.fairConnections)) most = held
    const given = most && ([...most].find((socket) => !this.answered.has(socket)) ?? [...most][0])
    given?.destroy()
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return (headers['content-length'] ?? '0') !== '0' || headers['transfer-encoding'] !== undefined
}

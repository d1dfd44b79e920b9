import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Limits = {
  /** From so many on the address that holds the most gives one up for each that comes. */
  crowdedConnections: number
  connectionsOfAddress: number
  /** Nobody who holds so few gives one up. */
  fairConnections: number
  /** What is refused is let go after so long, whatever its sender still sends. */
  releaseMs: number
}

/** Who holds the connections of the server. Nobody can take them all: neither by opening many, nor by sending slowly on them. */
export class Connections {
  private readonly byAddress = new Map<string, Set<Socket>>()
  /** Their requests have come whole, so that they wait for us and not we for them. */
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

  /** Ends with a request that is slower than `bodyMs`, and lets go of one that is answered before it has come whole. */
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

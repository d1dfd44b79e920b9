import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** The message that tells a client under which number it is known, and its length. */
const keyData = Buffer.from([0x4b, 0, 0, 0, 12])

/** Stands between a pool and its database, and breaks what is between them. */
export class TestProxy {
  /** The first bytes of each connection. */
  readonly greetings: Buffer[] = []
  private readonly sockets = new Set<Socket>()
  private server: Server | undefined
  private port = 0

  private constructor(private readonly target: URL) {}

  static async open(databaseUrl: string): Promise<TestProxy> {
    const proxy = new TestProxy(new URL(databaseUrl))
    await proxy.listen()
    onTestFinished(() => proxy.stop())
    return proxy
  }

  get url(): string {
    const url = new URL(this.target)
    url.host = `127.0.0.1:${this.port}`
    return url.href
  }

  async listen(onConnection = (socket: Socket) => this.forward(socket)): Promise<void> {
    this.server = createServer((socket) => {
      this.sockets.add(socket.on('error', () => {}))
      onConnection(socket)
    }).listen(this.port, '127.0.0.1')
    await once(this.server, 'listening')
    const address = this.server.address()
    if (typeof address === 'object' && address) this.port = address.port
  }

  /** A pooler greets under a number of its own. */
  async listenAsPooler(): Promise<void> {
    await this.listen((client) => {
      const server = connect(Number(this.target.port), this.target.hostname).on('error', () => {})
      this.sockets.add(server)
      client.pipe(server).on('close', () => client.destroy())
      server.on('data', (bytes: Buffer) => {
        const place = bytes.indexOf(keyData)
        if (place >= 0) bytes.writeInt32BE(1, place + keyData.length)
        client.write(bytes)
      })
    })
  }

  /** Every connection ends, silently (`end`) or with a reset, and no new one is taken. */
  async stop(how: 'end' | 'reset' = 'reset'): Promise<void> {
    const closed = this.server && once(this.server, 'close')
    this.server?.close()
    this.server = undefined
    for (const socket of this.sockets) {
      if (how === 'end') socket.end()
      else socket.resetAndDestroy()
    }
    this.sockets.clear()
    await closed
  }

  private forward(socket: Socket): void {
    socket.once('data', (greeting: Buffer) => this.greetings.push(greeting))
    const server = connect(Number(this.target.port), this.target.hostname).on('error', () => {})
    this.sockets.add(server)
    socket.pipe(server).pipe(socket)
    socket.on('close', () => server.destroy())
    server.on('close', () => socket.destroy())
  }
}

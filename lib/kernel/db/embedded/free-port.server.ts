import { createServer } from 'node:net'

/** A port of this machine that nobody listens on right now. Somebody else may take it before we do: callers try again. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port given'))))
    })
  })
}

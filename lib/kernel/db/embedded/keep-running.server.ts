import type { Server } from './postgres-server.server'

type Life = Pick<Server, 'stop' | 'died'>

/** A server that has lived so long ended for a reason of its own. */
const calmMs = 60_000
const attempts = 5

/** Starts a server that ends by itself again. After five short lives, or when it does not start, it has died. */
export function keepRunning(first: Life, startAgain: () => Promise<Life>, onNote: (line: string) => void): Life {
  let current = Promise.resolve(first)
  let isStopping = false
  const watch = async (): Promise<string> => {
    for (let shortLives = 0; ; ) {
      const startedAt = Date.now()
      const reason = await (await current).died
      if (isStopping) return reason
      shortLives = Date.now() - startedAt > calmMs ? 1 : shortLives + 1
      if (shortLives > attempts) return reason
      onNote(`PostgreSQL has ended (${reason}): it is started again`)
      current = startAgain()
      const fault = await current.then(() => undefined, String)
      if (fault !== undefined) return fault
    }
  }
  return {
    died: watch(),
    async stop() {
      isStopping = true
      const running = await current.catch(() => undefined)
      await running?.stop()
    },
  }
}

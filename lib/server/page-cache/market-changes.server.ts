import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import type { Db } from '@/lib/kernel/db/db.server'
import { listen } from '@/lib/kernel/db/listen.server'
import { log } from '@/lib/kernel/errors/log.server'

/** The channel on which the database says, after each transaction that has changed what public pages show, that it has. */
const channel = 'market_changed'
/** The beginning of what a process sends to itself. */
const heartbeat = 'heartbeat '
const heartbeatMs = 5_000
/** Missed heartbeats after which the connection counts as lost. */
const missedHeartbeats = 3

type Subscriber = {
  onChange: () => void
  /** Called when every change will be heard from now on. */
  onConnected: () => void
  onDisconnected: () => void
}
type MarketChanges = { close: () => Promise<void> }

/**
 * Invalidates caches: calls `onChange` for every change of the market, by any client. A heartbeat over another connection proves that notifications arrive: an
 * open connection may have ended on the way, and some poolers pass none on.
 */
export function subscribeToMarketChanges(
  databaseUrl: string,
  db: Db,
  { onChange, onConnected, onDisconnected }: Subscriber,
  everyMs = heartbeatMs,
): MarketChanges {
  const own = heartbeat + randomUUID()
  let isConnected = false
  let heardAt = performance.now()
  const lose = () => {
    if (!isConnected) return
    isConnected = false
    onDisconnected()
  }
  const sendHeartbeat = () => {
    if (performance.now() - heardAt > missedHeartbeats * everyMs) {
      if (isConnected) log().warn('changes of the market are not heard any more: no page is cached')
      lose()
    }
    db`select pg_notify(${channel}, ${own})`.catch(() => {}) // what is not said is not heard
  }
  const listener = listen(databaseUrl, channel, {
    onOpen: sendHeartbeat,
    onLost: lose,
    onNotification: (message) => {
      if (!message.startsWith(heartbeat)) return onChange()
      if (message !== own) return
      heardAt = performance.now()
      if (isConnected) return
      isConnected = true
      onConnected()
    },
  })
  const timer = setInterval(sendHeartbeat, everyMs).unref()
  return {
    close: () => {
      clearInterval(timer)
      return listener.close()
    },
  }
}

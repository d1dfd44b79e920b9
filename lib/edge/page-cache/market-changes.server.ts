import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import type { Db } from '@/lib/kernel/db/db.server'
import { listen } from '@/lib/kernel/db/listen.server'
import { log } from '@/lib/kernel/errors/log.server'

/** Where the database tells, after each transaction that has changed what public pages show, that it has. */
const channel = 'market_changed'
/** In front of what a process sends to itself. */
const beat = 'beat '
const beatMs = 5_000
/** So many beats unheard, and we hear nothing. */
const silentBeats = 3

type Ear = {
  onChange: () => void
  /** From now on every change will be heard. */
  onHearing: () => void
  onDeaf: () => void
}
type MarketChanges = { close: () => Promise<void> }

/**
 * Hears of every change of the market, whoever makes it. To know that it would, it keeps sending itself a word by another connection: a connection that looks
 * open may have ended on the way, and behind a pooler that hands its connections around nobody hears anything.
 */
export function hearMarketChanges(databaseUrl: string, db: Db, { onChange, onHearing, onDeaf }: Ear, everyMs = beatMs): MarketChanges {
  const own = beat + randomUUID()
  let isHearing = false
  let heardAt = performance.now()
  const lose = () => {
    if (!isHearing) return
    isHearing = false
    onDeaf()
  }
  const say = () => {
    if (performance.now() - heardAt > silentBeats * everyMs) {
      if (isHearing) log().warn('changes of the market are not heard any more: no page is kept')
      lose()
    }
    db`select pg_notify(${channel}, ${own})`.catch(() => {}) // what is not said is not heard
  }
  const listener = listen(databaseUrl, channel, {
    onOpen: say,
    onLost: lose,
    onNotice: (words) => {
      if (!words.startsWith(beat)) return onChange()
      if (words !== own) return
      heardAt = performance.now()
      if (isHearing) return
      isHearing = true
      onHearing()
    },
  })
  const timer = setInterval(say, everyMs).unref()
  return {
    close: () => {
      clearInterval(timer)
      return listener.close()
    },
  }
}

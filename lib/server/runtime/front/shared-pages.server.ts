import type { IncomingMessage, ServerResponse } from 'node:http'
import { configManager } from '@/lib/experimentation/experiments/datafile/open-config-manager.server'
import { env } from '@/lib/kernel/config/env.server'
import type { Db } from '@/lib/kernel/db/db.server'
import { noteChangeForReads } from '@/lib/kernel/db/replicas.server'
import { clientAddress } from '@/lib/server/http/client-address.server'
import { subscribeToMarketChanges } from '@/lib/server/page-cache/market-changes.server'
import { PageCache } from '@/lib/server/page-cache/page-cache.server'
import { renderPage } from '@/lib/server/page-cache/render-page.server'
import { type EarlyAnswer, tooBusy } from './early-answer.server'
import type { FairConcurrencyLimit } from './fair-concurrency-limit.server'

type Parts = {
  render: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>
  /** Answers one visitor alone: with an early answer or with a page of their own. */
  answer: (request: IncomingMessage, response: ServerResponse, early?: EarlyAnswer) => unknown
  admission: FairConcurrencyLimit
  headers: readonly (readonly [name: string, value: string])[]
  /** Subscribes to changes of what searches find; returns the unsubscribe function. */
  onFoundChange: (listener: () => void) => () => void
}
type SharedPages = {
  /** False: this visitor, or this address, gets a page of its own. */
  answer: (request: IncomingMessage, response: ServerResponse) => boolean
  figures: () => PageCache['figures']
  close: () => Promise<void>
}

/** The finished pages of this process, cached as long as the market stays as it is. */
export function openSharedPages(db: Db, { render, answer, admission, headers, onFoundChange }: Parts): SharedPages {
  const { siteUrl, trustedProxies, databaseUrl } = env()
  const { host } = new URL(siteUrl)
  const cache = new PageCache({
    render: (address, visit) => renderPage(render, address, { host, ...visit }),
    admit: (from, start, refuse) => admission.acquire(from, start, refuse),
    findConfig: () => configManager()?.config,
    fixed: headers.flat(),
  })
  const forget = () => {
    noteChangeForReads() // what is cached from now on is read from where the change is known
    cache.forget()
  }
  const changes = subscribeToMarketChanges(databaseUrl, db, {
    onChange: forget,
    onConnected: () => {
      noteChangeForReads()
      cache.connect()
    },
    onDisconnected: () => cache.disconnect(),
  })
  const unsubscribe = onFoundChange(forget) // lists were rendered from an index that follows a moment behind
  return {
    answer: (request, response) =>
      cache.answer({
        request,
        response,
        from: () => (request.socket.remoteAddress === undefined ? undefined : clientAddress(request, trustedProxies)),
        bypass: () => answer(request, response),
        refuse: () => answer(request, response, tooBusy),
      }),
    figures: () => cache.figures,
    close: () => {
      unsubscribe()
      return changes.close()
    },
  }
}

import { Delivery } from '@/lib/tracking/delivery'
import { PendingEvents, pendingKey } from '@/lib/tracking/events/pending-events'
import { person } from './experiments'

/** People behind one address that they share, each with what delivers the events of our pages and a storage of their own. What a busy server sends away waits for the next page, as in a browser. Resolves once everything has been taken. */
export async function sendFromBrowsers(site: string, sharedAddress: string, batches: readonly object[]): Promise<void> {
  const waiting = batches.values()
  await Promise.all(
    Array.from({ length: peopleAtOnce }, async () => {
      for (const batch of waiting) await visit(site, sharedAddress, batch)
    }),
  )
}

const peopleAtOnce = 6
const mostPages = 5

async function visit(site: string, sharedAddress: string, batch: object): Promise<void> {
  let rest = () => {}
  const storage = memoryStorage(() => storage.getItem(pendingKey)?.includes('"claim"') || rest())
  const target = {
    name: 'event-log',
    url: `${site}/api/v1/experiments/events`,
    headers: { 'X-Requested-With': 'XMLHttpRequest', 'X-Forwarded-For': sharedAddress, ...person },
    deduplicates: true,
  }
  const log = { warn: complain, error: complain }
  for (let page = 1; page === 1 || storage.length > 0; page += 1) {
    if (page > mostPages) throw new Error('events still wait')
    const delivery = new Delivery(target, new PendingEvents(target.name, () => storage), log, () => true)
    await delivery.open()
    const nothingUnderWay = new Promise<void>((resolve) => (rest = resolve))
    if (page === 1) delivery.send(JSON.stringify(batch), 1)
    await nothingUnderWay
  }
}

function complain(message: string): never {
  throw new Error(message)
}

function memoryStorage(onChange: () => void): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    clear: () => items.clear(),
    getItem: (name) => items.get(name) ?? null,
    key: (place) => [...items.keys()][place] ?? null,
    removeItem: (name) => {
      items.delete(name)
      onChange()
    },
    setItem: (name, value) => {
      items.set(name, value)
      onChange()
    },
  }
}

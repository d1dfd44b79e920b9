import type { SavedState } from './watchlist'

export type OptimisticUpdate = {
  kind: 'save' | 'remove' | 'restore'
  csrf: string
  /** The server has done it. */
  onDone?(): void
}
type UpdateQueueHandlers = {
  send(ad: number, update: OptimisticUpdate): Promise<SavedState>
  /** What the page should show of an ad from now on. */
  onShow(ad: number, saved: boolean): void
  /** No request for the ad is pending. */
  onSettled(ad: number): void
  onFailure(ad: number, update: OptimisticUpdate, error: unknown): void
}
type QueueEntry = {
  update: OptimisticUpdate
  /** What the server acknowledged last. */
  saved: boolean
  revision: number
  isSending: boolean
}

const timeoutMs = 15_000

/** Optimistic updates: shows a change at once and sends it, one request per ad at a time, then only the latest change. A failed change is rolled back to the last acknowledged state. */
export function createUpdateQueue({
  send,
  onShow,
  onSettled,
  onFailure,
}: UpdateQueueHandlers): (ad: number, update: OptimisticUpdate) => void {
  const entries = new Map<number, QueueEntry>()

  async function sendLatest(ad: number, entry: QueueEntry): Promise<void> {
    entry.isSending = true
    while (isSaving(entry.update) !== entry.saved) {
      const { update } = entry
      const answer = send(ad, update).then((state) => accept(entry, state))
      try {
        await withTimeout(answer)
        update.onDone?.()
      } catch (error) {
        showAcknowledged(ad, entry)
        answer.then(
          () => entry.isSending || showAcknowledged(ad, entry),
          () => {},
        ) // a response after the timeout still updates the state
        onFailure(ad, update, error)
      }
    }
    entry.isSending = false
    onSettled(ad)
  }

  function showAcknowledged(ad: number, entry: QueueEntry): void {
    entry.update = { ...entry.update, kind: entry.saved ? 'save' : 'remove' }
    onShow(ad, entry.saved)
    onSettled(ad)
  }

  return (ad, update) => {
    const entry = entries.get(ad) ?? { update, saved: !isSaving(update), revision: -1, isSending: false }
    entries.set(ad, entry)
    entry.update = update
    onShow(ad, isSaving(update))
    if (entry.isSending) return
    entry.saved = !isSaving(update) // the page may show a change made in another window
    void sendLatest(ad, entry)
  }
}

function isSaving({ kind }: OptimisticUpdate): boolean {
  return kind !== 'remove'
}

/** Responses may arrive out of order, so older revisions are ignored. Revision 0 means that nothing was written. */
function accept(entry: QueueEntry, { saved, revision }: SavedState): void {
  if (revision > 0 && revision < entry.revision) return
  entry.saved = saved
  entry.revision = Math.max(revision, entry.revision)
}

async function withTimeout(answer: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), timeoutMs)
  })
  try {
    await Promise.race([answer, tooLong])
  } finally {
    clearTimeout(timer)
  }
}

/** Tracks whether the data of a page includes a change: it does when the change was acknowledged before the page was requested. */
export function createChangeTracker() {
  let pages = 0
  const settledAfter = new Map<number, number>()
  return {
    begin: (ad: number) => void settledAfter.delete(ad),
    settle: (ad: number) => void settledAfter.set(ad, pages),
    askPage: () => void (pages += 1),
    isKnown: (ad: number) => (settledAfter.get(ad) ?? pages) < pages,
  }
}

import type { SavedState } from './watchlist'

export type Wish = {
  kind: 'save' | 'remove' | 'restore'
  csrf: string
  /** The server has done it. */
  onDone?(): void
}
type Listener = {
  send(ad: number, wish: Wish): Promise<SavedState>
  /** What the page should show of an ad from now on. */
  onShow(ad: number, saved: boolean): void
  /** Nothing about the ad is on its way any more. */
  onSettled(ad: number): void
  onFailure(ad: number, wish: Wish, error: unknown): void
}
type Entry = {
  wish: Wish
  /** As the server acknowledged it last. */ saved: boolean
  revision: number
  isSending: boolean
}

const patienceMs = 15_000

/** Shows what somebody wishes at once and tells the server: one request for an ad at a time, and after it only the latest wish. What fails is shown as the server last acknowledged it. */
export function openWishQueue({ send, onShow, onSettled, onFailure }: Listener): (ad: number, wish: Wish) => void {
  const entries = new Map<number, Entry>()

  async function sendLatest(ad: number, entry: Entry): Promise<void> {
    entry.isSending = true
    while (isSaving(entry.wish) !== entry.saved) {
      const { wish } = entry
      const answer = send(ad, wish).then((state) => accept(entry, state))
      try {
        await inTime(answer)
        wish.onDone?.()
      } catch (error) {
        settle(ad, entry)
        answer.then(
          () => entry.isSending || settle(ad, entry),
          () => {},
        ) // an answer that came too late is still the truth
        onFailure(ad, wish, error)
      }
    }
    entry.isSending = false
    onSettled(ad)
  }

  function settle(ad: number, entry: Entry): void {
    entry.wish = { ...entry.wish, kind: entry.saved ? 'save' : 'remove' }
    onShow(ad, entry.saved)
    onSettled(ad)
  }

  return (ad, wish) => {
    const entry = entries.get(ad) ?? { wish, saved: !isSaving(wish), revision: -1, isSending: false }
    entries.set(ad, entry)
    entry.wish = wish
    onShow(ad, isSaving(wish))
    if (entry.isSending) return
    entry.saved = !isSaving(wish) // as the page showed it: it may know of another window by now
    void sendLatest(ad, entry)
  }
}

function isSaving({ kind }: Wish): boolean {
  return kind !== 'remove'
}

/** Answers may overtake each other: the higher revision was written last. Without one there was nothing to write. */
function accept(entry: Entry, { saved, revision }: SavedState): void {
  if (revision > 0 && revision < entry.revision) return
  entry.saved = saved
  entry.revision = Math.max(revision, entry.revision)
}

async function inTime(answer: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), patienceMs)
  })
  try {
    await Promise.race([answer, tooLong])
  } finally {
    clearTimeout(timer)
  }
}

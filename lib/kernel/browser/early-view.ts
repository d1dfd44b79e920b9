import { readCookie } from './cookies'
import { readStored, writeStored } from './local-storage'

/** The element in which a page says what it shows, for a visitor who may be counted. */
export const earlyViewPlace = 'early-view'
/** Pages that were left before their counting had begun: the next page counts them. */
export const earlyViewsName = 'early_views'
/** The performance mark from which a page counts by itself. */
export const countingMark = 'counting started'
/** The latest that are stored. */
const mostStored = 100

/** Notes a page that was seen and left before its counting had begun. Nothing is stored without the consent that the page names, read at that moment. */
export function noteEarlyView(): void {
  const address = location.pathname + location.search
  let note = ''
  addEventListener('pagehide', () => {
    const { view, consent = '' } = document.getElementById(earlyViewPlace)?.dataset ?? {}
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    if (view === undefined || !paint || performance.getEntriesByName(countingMark).length > 0 || !isAllowed(consent)) return
    const at = Math.round(performance.timeOrigin + paint.startTime)
    note = JSON.stringify({ at, address, isLanding: !document.referrer.startsWith(`${location.origin}/`), view })
    write([...storedNotes(), note].slice(-mostStored))
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && note !== '') write(storedNotes().filter((each) => each !== note)) // it goes on, and counts by itself
  })
}

/** The notes, oldest first. */
export function storedNotes(): string[] {
  return readStored(earlyViewsName)?.split('\n') ?? []
}

function write(notes: readonly string[]): void {
  writeStored(earlyViewsName, notes.join('\n'))
}

/** `consent`: the cookie of the choice, and the purpose that it has to name. */
function isAllowed(consent: string): boolean {
  const [cookie = '', purpose] = consent.split(' ')
  try {
    const choice: unknown = JSON.parse(readCookie(cookie) ?? '')
    const purposes: unknown = Object.getOwnPropertyDescriptor(choice, 'categories')?.value
    return Array.isArray(purposes) && purposes.includes(purpose)
  } catch {
    return false
  }
}

// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { useContext, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CurrentUserContext } from '@/components/shell/current-user'
import { WatchlistContext, WatchlistProvider } from '@/components/shell/WatchlistProvider'
import { type NotificationContent, onSiteEvent } from '@/lib/kernel/browser/site-events'
import { fallbackText, readErrorResponse } from '@/lib/server/http/read-response'
import { listChanges } from './list-changes'

vi.mock('next/router', () => ({ default: { pathname: '/', events: { on: () => {}, off: () => {} } } }))

let notices: NotificationContent[] = []
let logins = 0
let stops: (() => void)[] = []
beforeEach(() => {
  vi.useFakeTimers()
  notices = []
  logins = 0
  stops = [onSiteEvent('notify', (notice) => notices.push(notice)), onSiteEvent('login-open', () => void (logins += 1))]
})
afterEach(() => {
  cleanup()
  for (const stop of stops) stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const panda = { id: 7, title: 'Fiat Panda', version: 'City Life' }

/** An ad of the list, and what its owner can do with it. */
function Entry() {
  const { csrf } = useContext(CurrentUserContext)
  const { isSaved, update } = useContext(WatchlistContext)
  const { remove, saveNote } = listChanges({ csrf, update })
  const [fault, setFault] = useState('')
  return (
    <>
      <p>{isSaved(panda.id) ? 'sulla lista' : 'rimosso'}</p>
      <p role="alert">{fault}</p>
      <button onClick={() => remove(panda)}>Rimuovi</button>
      <button onClick={() => void saveNote(panda.id, 'Bella').catch((error: unknown) => setFault(readErrorResponse(error).message))}>
        Salva la nota
      </button>
    </>
  )
}

const passing = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))
const answering = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', answer)
const press = (name: string) => {
  screen.getByRole('button', { name }).click()
  return passing()
}
const does = {
  remove: {
    done: () => Response.json({ ad: 7, saved: false, revision: 1 }),
    said: 'Annuncio rimosso dai preferiti',
    failed: 'Annuncio non rimosso',
    before: 'sulla lista',
    then: 'rimosso',
    act: () => press('Rimuovi'),
  },
  undo: {
    done: () => Response.json({ ad: 7, saved: true, revision: 2 }),
    said: undefined,
    failed: 'Annuncio non ripristinato',
    before: 'rimosso',
    then: 'sulla lista',
    act: () => act(async () => notices.splice(0)[0]?.action?.onClick()),
  },
  note: {
    done: () => new Response(null, { status: 204 }),
    said: 'Nota salvata',
    failed: undefined,
    before: 'sulla lista',
    then: 'sulla lista',
    act: () => press('Salva la nota'),
  },
} as const
type What = keyof typeof does
const all: What[] = ['remove', 'undo', 'note']

async function open(what: What): Promise<void> {
  render(
    <CurrentUserContext value={{ isLogged: true, displayName: 'Ada', csrf: 'gettone' }}>
      <WatchlistProvider summary={{ ads: [panda.id], hasNews: false }}>
        <Entry />
      </WatchlistProvider>
    </CurrentUserContext>,
  )
  if (what !== 'undo') return
  answering(async () => does.remove.done())
  await press('Rimuovi')
}

const refusals: { network: string; text: string; answer: () => Promise<Response> }[] = [
  {
    network: 'answers 400',
    text: 'Così non va.',
    answer: async () => Response.json({ code: 'invalid', message: 'Così non va.' }, { status: 400 }),
  },
  { network: 'answers 500', text: fallbackText, answer: async () => new Response('<h1>Errore</h1>', { status: 500 }) },
  { network: 'answers nothing', text: fallbackText, answer: async () => Promise.reject(new TypeError('Failed to fetch')) },
]
for (const what of all) {
  const { done, said, failed, before, then, act: perform } = does[what]

  test.each(refusals)(`when the network $network, ${what} is undone with the reason`, async ({ text, answer }) => {
    await open(what)
    answering(answer)
    await perform()
    expect(screen.getByText(before)).toBeDefined()
    const alert = screen.getByRole('alert').textContent
    expect([notices.map(({ name, description }) => [name, description]), alert]).toEqual(
      failed === undefined ? [[], text] : [[[failed, text]], ''],
    )
  })

  test.each([
    { network: 'at once', ms: 0 },
    { network: 'late', ms: 14_000 },
  ])(`when the network answers 200 $network, ${what} is applied`, async ({ ms }) => {
    await open(what)
    answering(() => new Promise((resolve) => setTimeout(() => resolve(done()), ms)))
    await perform()
    expect(screen.getByText(then), 'shown at once').toBeDefined()
    await passing(ms)
    expect(screen.getByText(then)).toBeDefined()
    expect(notices.map(({ name }) => name)).toEqual(said === undefined ? [] : [said])
  })

  test(`when the session has ended, ${what} opens the login`, async () => {
    await open(what)
    answering(async () => Response.json({ code: 'unauthenticated' }, { status: 401 }))
    await perform()
    expect([logins, notices]).toEqual([1, []])
    expect(screen.getByText(before)).toBeDefined()
  })
}

test.each(['remove', 'undo'] as const)('an answer that never comes is given up: %s is taken back', async (what) => {
  await open(what)
  answering(() => new Promise(() => {}))
  await does[what].act()
  await passing(15_000)
  expect(screen.getByText(does[what].before)).toBeDefined()
  expect(notices.map(({ name, description }) => [name, description])).toEqual([[does[what].failed, fallbackText]])
})

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mockBotCheckScript, resetBotCheckScript } from './test-bot-check-script'

let desk: ReturnType<typeof mockBotCheckScript>
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  desk = mockBotCheckScript()
})
afterEach(() => {
  vi.useRealTimers()
  resetBotCheckScript()
})

const load = async () => (await import('./load-bot-check')).loadBotCheck()
/** Begins to load; a refusal is looked at later. */
function begin() {
  const loading = load()
  loading.catch(() => {})
  return loading
}

test('the script is asked for with our site key, once for everybody who needs it, and checks the action submit', async () => {
  const [one, two] = [load(), load()]
  await desk.bring()
  expect(await (await one)()).toBe('gettone')
  await (await two)()
  await (await load())()
  expect(desk.scripts().map((script) => script.src)).toEqual(['https://controlli.example/enterprise.js?render=chiave'])
  expect(desk.asked).toHaveBeenCalledTimes(1)
  expect(desk.execute.mock.calls).toEqual(Array(3).fill(['chiave', { action: 'submit' }]))
})

test.each([
  { why: 'does not come', happens: () => desk.fail() },
  { why: 'brings no check', happens: () => desk.bring({}).catch(() => {}) },
  { why: 'brings nothing', happens: async () => void (await desk.requested()).dispatchEvent(new Event('load')) },
  {
    why: 'never becomes ready',
    happens: async () => {
      await desk.bring({ ready: () => {} })
      await vi.advanceTimersByTimeAsync(10_000)
    },
  },
  {
    why: 'takes longer than ten seconds',
    happens: async () => {
      await desk.requested()
      await vi.advanceTimersByTimeAsync(10_000)
    },
  },
])('a script that $why is rejected as «script not loaded», and may be tried again', async ({ happens }) => {
  const refused = begin()
  await happens()
  await expect(refused).rejects.toThrow('script not loaded')
  await expect(refused).rejects.toMatchObject({
    shownText: 'Il controllo contro i robot non si è caricato: senza, il modulo non può partire.',
  })
  document.head.replaceChildren()
  const again = begin()
  await desk.bring()
  expect(await (await again)()).toBe('gettone')
})

test('settings that cannot be had are «script not loaded» too', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }))
  await expect(load()).rejects.toThrow('script not loaded')
  expect(desk.scripts()).toEqual([])
})

test('a script that came after our patience is used at the next try, not fetched twice', async () => {
  const refused = begin()
  await desk.requested()
  await vi.advanceTimersByTimeAsync(10_000)
  await expect(refused).rejects.toThrow('script not loaded')
  await desk.bring()
  expect(await (await load())()).toBe('gettone')
  expect(desk.scripts()).toHaveLength(1)
})

test('a check that fails, or says nothing for ten seconds, gives no token', async () => {
  const loading = load()
  await desk.bring()
  const run = await loading
  desk.execute.mockRejectedValueOnce(new Error('no network'))
  await expect(run()).rejects.toMatchObject({ code: 'unavailable', shownText: 'Il controllo contro i robot non è riuscito. Riprova.' })
  desk.execute.mockReturnValueOnce(new Promise(() => {}))
  const silent = run()
  silent.catch(() => {})
  await vi.advanceTimersByTimeAsync(10_000)
  await expect(silent).rejects.toMatchObject({ code: 'unavailable' })
  expect(await run()).toBe('gettone')
})

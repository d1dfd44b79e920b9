// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mockBotCheckScript, resetBotCheckScript } from './test-bot-check-script'

let botCheck: ReturnType<typeof mockBotCheckScript>
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  botCheck = mockBotCheckScript()
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

test('the script is requested once, with our site key, and checks the action submit', async () => {
  const [one, two] = [load(), load()]
  await botCheck.bring()
  expect(await (await one)()).toBe('gettone')
  await (await two)()
  await (await load())()
  expect(botCheck.scripts().map((script) => script.src)).toEqual(['https://controlli.example/enterprise.js?render=chiave'])
  expect(botCheck.asked).toHaveBeenCalledTimes(1)
  expect(botCheck.execute.mock.calls).toEqual(Array(3).fill(['chiave', { action: 'submit' }]))
})

test.each([
  { why: 'does not come', happens: () => botCheck.fail() },
  { why: 'brings no check', happens: () => botCheck.bring({}).catch(() => {}) },
  { why: 'brings nothing', happens: async () => void (await botCheck.requested()).dispatchEvent(new Event('load')) },
  {
    why: 'never becomes ready',
    happens: async () => {
      await botCheck.bring({ ready: () => {} })
      await vi.advanceTimersByTimeAsync(10_000)
    },
  },
  {
    why: 'takes longer than ten seconds',
    happens: async () => {
      await botCheck.requested()
      await vi.advanceTimersByTimeAsync(10_000)
    },
  },
])('a script that $why is rejected as «script not loaded», and may be tried again', async ({ happens }) => {
  const refused = begin()
  await happens()
  await expect(refused).rejects.toThrow('script not loaded')
  await expect(refused).rejects.toMatchObject({
    shownText: 'Il controllo antispam non si è caricato: senza, il modulo non può partire.',
  })
  document.head.replaceChildren()
  const again = begin()
  await botCheck.bring()
  expect(await (await again)()).toBe('gettone')
})

test('settings that cannot be had are «script not loaded» too', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }))
  await expect(load()).rejects.toThrow('script not loaded')
  expect(botCheck.scripts()).toEqual([])
})

test('a script that came after our patience is used at the next try, not fetched twice', async () => {
  const refused = begin()
  await botCheck.requested()
  await vi.advanceTimersByTimeAsync(10_000)
  await expect(refused).rejects.toThrow('script not loaded')
  await botCheck.bring()
  expect(await (await load())()).toBe('gettone')
  expect(botCheck.scripts()).toHaveLength(1)
})

test('a check that fails, or says nothing for ten seconds, gives no token', async () => {
  const loading = load()
  await botCheck.bring()
  const run = await loading
  botCheck.execute.mockRejectedValueOnce(new Error('no network'))
  await expect(run()).rejects.toMatchObject({ code: 'unavailable', shownText: 'Il controllo antispam non è riuscito. Riprova.' })
  botCheck.execute.mockReturnValueOnce(new Promise(() => {}))
  const silent = run()
  silent.catch(() => {})
  await vi.advanceTimersByTimeAsync(10_000)
  await expect(silent).rejects.toMatchObject({ code: 'unavailable' })
  expect(await run()).toBe('gettone')
})

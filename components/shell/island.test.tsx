// @vitest-environment jsdom
import { ReadableStream } from 'node:stream/web'
import { act } from '@testing-library/react'
import { type ComponentType, type ReactNode, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { captureEarlyInput } from '@/lib/kernel/browser/early-input'
import { onScriptsRunning } from '@/lib/kernel/browser/scripts-running'

let root: Root | undefined

beforeEach(() => void vi.resetModules())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  act(() => root?.unmount())
  document.body.replaceChildren()
})

type Props = { name: string }

function Counter({ name }: Props) {
  const [count, setCount] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        {`${name} ${count}`}
      </button>
      <input type="checkbox" onChange={() => setCount(count + 1)} />
    </>
  )
}

async function renderInPieces(page: ReactNode): Promise<string> {
  vi.stubGlobal('ReadableStream', ReadableStream) // jsdom has none
  const stream = await renderToReadableStream(page)
  await stream.allReady
  return await new Response(stream).text()
}

/** Hydrates server HTML with a part whose code the test delivers. A page in pieces is rendered as Next does. */
async function hydrate({ isWhole = true, name = 'auto', before = () => {} } = {}) {
  const { island, WholePageContext } = await import('./island')
  const calls: { arrive(code: ComponentType<Props>): void; fail(error: Error): void }[] = []
  const load = () => new Promise<ComponentType<Props>>((arrive, fail) => calls.push({ arrive, fail }))
  const Rendered = island({ serverComponent: Counter, load, place: 'place' })
  const Late = island<Props>({ serverComponent: undefined, load, place: 'place' })
  const place = document.createElement('div')
  place.id = 'place'
  const inPage = (part: ReactNode) => <WholePageContext value={isWhole}>{part}</WholePageContext>
  const rendered = inPage(<Rendered name={name} />)
  place.innerHTML = isWhole ? renderToString(rendered) : await renderInPieces(rendered)
  document.body.append(place)
  before()
  const surprises: unknown[] = []
  await act(async () => {
    root = hydrateRoot(place, inPage(<Late name={name} />), { onRecoverableError: (error) => surprises.push(error) })
  })
  const button = place.querySelector('button')
  if (!button) throw new Error('the server has rendered no button')
  const press = () => act(async () => void button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })))
  const use = () => act(async () => void window.dispatchEvent(new Event('pointerdown')))
  return { place, button, calls, surprises, press, use, Late }
}

test("the server's HTML stays until the code is loaded, which the first use requests", async () => {
  const { place, button, calls, use } = await hydrate()
  expect([place.textContent, calls.length]).toEqual(['auto 0', 0])
  await use()
  await use()
  expect([place.textContent, calls.length]).toEqual(['auto 0', 1])
  await act(async () => calls[0]?.arrive(Counter))
  expect(place.querySelector('button')).toBe(button)
})

test('a press before the code is loaded counts after hydration', async () => {
  const { button, calls, surprises, press, use } = await hydrate()
  await press()
  await use()
  expect(button.textContent).toBe('auto 0')
  await act(async () => calls[0]?.arrive(Counter))
  await expect.poll(() => button.textContent).toBe('auto 1')
  await press()
  expect(button.textContent).toBe('auto 2')
  expect(surprises).toEqual([])
})

test('a box ticked before any script ran counts after hydration', async () => {
  const tickEarly = () => {
    onScriptsRunning(captureEarlyInput(document.documentElement))
    const box = document.querySelector('input')
    if (box) box.checked = true
    box?.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const { button, calls, use } = await hydrate({ before: tickEarly })
  await use()
  await act(async () => calls[0]?.arrive(Counter))
  await expect.poll(() => button.textContent).toBe('auto 1')
})

test('if its code fails to load a press works as without JavaScript, and the next use retries', async () => {
  const { place, button, calls, press, use } = await hydrate()
  const clicks: Event[] = []
  window.addEventListener('click', (event) => clicks.push(event), { capture: true })
  await press()
  await use()
  await act(async () => calls[0]?.fail(new Error('offline')))
  await expect.poll(() => clicks.map(({ defaultPrevented }) => defaultPrevented)).toEqual([true, false])
  expect(place.textContent).toBe('auto 0')
  await use()
  await act(async () => calls[1]?.arrive(Counter))
  await expect.poll(() => (button.click(), button.textContent)).not.toBe('auto 0')
})

test('code that fails to load is requested again three times by itself', async () => {
  const { calls, use } = await hydrate()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  await use()
  for (let tried = 1; tried <= 4; tried += 1) {
    expect(calls).toHaveLength(tried)
    await act(async () => calls.at(-1)?.fail(new Error('busy')))
    await act(async () => vi.runAllTimers())
  }
  expect(calls).toHaveLength(4)
  await use()
  expect(calls).toHaveLength(5)
})

test('a navigation keeps the old page until the code of the next is loaded', async () => {
  const { place, calls, use } = await hydrate()
  await use()
  await act(async () => calls[0]?.arrive(Counter))
  const { island } = await import('./island')
  let arrive = (_code: ComponentType<Props>) => {}
  const Next = island<Props>({
    serverComponent: undefined,
    load: () => new Promise<ComponentType<Props>>((resolve) => void (arrive = resolve)),
    place: 'place',
  })
  const { startTransition } = await import('react')
  await act(async () => startTransition(() => root?.render(<Next name="moto" />)))
  expect(place.textContent).toBe('auto 0')
  await act(async () => arrive(Counter))
  expect(place.textContent).toBe('moto 0')
})

const long = 'auto '.repeat(4_000)

test('a page that React renders in pieces hides nothing, and hydrates when the code is loaded', async () => {
  const { place, button, calls, surprises, press, use } = await hydrate({ isWhole: false, name: long })
  expect(place.querySelector('[hidden], script, template')).toBeNull()
  await use()
  await act(async () => calls[0]?.arrive(Counter))
  await expect.poll(async () => (await press(), place.textContent)).not.toBe(`${long} 0`)
  expect(place.querySelector('button')).toBe(button)
  expect(surprises).toEqual([])
})

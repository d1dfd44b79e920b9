// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { NearMe } from './NearMe'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const timeout = { code: 3, TIMEOUT: 3 }
const denied = { code: 1, TIMEOUT: 3 }
type Answer = { coords: { latitude: number; longitude: number } } | typeof denied

function renderNearMe(device: Answer | null, places: unknown = []) {
  const [requested, changes, positions]: [string[], string[], number[]] = [[], [], []]
  vi.stubGlobal('fetch', (address: string) => {
    requested.push(address)
    return Promise.resolve(Response.json(places))
  })
  const getCurrentPosition = (found: (answer: Answer) => void, fail: (answer: Answer) => void) => {
    positions.push(1)
    if (device) ('coords' in device ? found : fail)(device)
  }
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } })
  const { container } = render(
    <form>
      <input name="dove" defaultValue="Roma" />
      <NearMe />
    </form>,
  )
  const form = container.querySelector('form') ?? undefined
  form?.addEventListener(
    'change',
    () => void changes.push(...[...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? `${name}=${value}` : []))),
  )
  return {
    requested,
    changes,
    positions,
    press: () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Vicino a me' }))),
  }
}
const said = () => screen.getByRole('status').textContent

test('a press requests the position, which becomes a comune in the field, nearest ads first', async () => {
  const { requested, changes, positions, press } = renderNearMe({ coords: { latitude: 45.464_211, longitude: 9.191_383 } }, [
    { name: 'Milano', provinceCode: 'MI' },
  ])
  expect(positions).toEqual([])
  await press()
  await expect.poll(said).toBe('Cerchiamo vicino a Milano (MI).')
  expect(requested, 'to a hundred metres').toEqual(['/api/v1/locations?latitude=45.464&longitude=9.191'])
  expect(changes).toEqual(['dove=Milano (MI)', 'ordina=distanza'])
})

test.each([
  { why: 'refused', device: denied, words: 'Il browser non ci dà la tua posizione. Scrivi il comune o il CAP.' },
  { why: 'too late', device: timeout, words: 'La tua posizione non è arrivata in tempo. Scrivi il comune o il CAP.' },
  {
    why: 'near no comune',
    device: { coords: { latitude: 0, longitude: 0 } },
    words: 'Non abbiamo trovato il comune in cui sei. Scrivi il comune o il CAP.',
  },
  { why: 'on its way', device: null, words: 'Cerco la tua posizione' },
])('a position that is $why is explained, and the place field stays unchanged', async ({ device, words }) => {
  const { changes, press } = renderNearMe(device)
  await press()
  await expect.poll(said).toBe(words)
  expect([screen.getByRole<HTMLInputElement>('textbox').value, changes]).toEqual(['Roma', []])
})

test('a device without geolocation is explained like an unknown position', async () => {
  const { press } = renderNearMe(null)
  vi.stubGlobal('navigator', {})
  await press()
  await expect.poll(said).toMatch(/^Il browser non ci dà la tua posizione/)
})

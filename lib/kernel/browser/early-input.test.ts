// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { captureEarlyInput } from './early-input'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

function render(html: string): HTMLElement {
  document.body.innerHTML = html
  return find('main')
}

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`${selector} is not in the page`)
  return found
}

/** Everything of a kind that reaches an element by the usual way. */
function heard(kind: string, selector = 'main'): string[] {
  const targets: string[] = []
  find(selector).addEventListener(kind, ({ target, defaultPrevented }) => {
    if (target instanceof Element) targets.push(`${target.tagName}${defaultPrevented ? ' prevented' : ''}`)
  })
  return targets
}

const press = (selector: string, how: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...how })
  find(selector).dispatchEvent(event)
  return event.defaultPrevented
}

test('a press on a link or button before its code is there is held and repeated when the code is there', () => {
  const clicks = (render('<main><a href="#x"><i>Salva</i></a><button>Invia</button></main>'), heard('click'))
  const release = captureEarlyInput(find('main'))
  expect(press('i')).toBe(true)
  expect(clicks).toEqual([])
  release()
  vi.runAllTimers()
  expect(clicks).toEqual(['A'])
})

test('of several early presses the last one counts, once', () => {
  const clicks = (render('<main><a href="#x">Salva</a><button type="button">Invia</button></main>'), heard('click'))
  const release = captureEarlyInput(find('main'))
  press('a')
  press('button')
  press('button')
  release()
  release()
  vi.runAllTimers()
  expect(clicks).toEqual(['BUTTON'])
})

test('a held link is followed without its code after a while, a button waits', () => {
  const clicks = (render('<main><a href="#x">Annuncio</a><button type="button">Invia</button></main>'), heard('click'))
  const release = captureEarlyInput(find('main'))
  press('button')
  vi.advanceTimersByTime(60_000)
  expect(clicks).toEqual([])
  press('a')
  vi.advanceTimersByTime(60_000)
  expect(clicks).toEqual(['A'])
  release()
  vi.runAllTimers()
  expect(clicks).toEqual(['A'])
})

test('a link whose code has come is pressed once', () => {
  const clicks = (render('<main><a href="#x">Annuncio</a></main>'), heard('click'))
  const release = captureEarlyInput(find('main'))
  press('a')
  release()
  vi.advanceTimersByTime(60_000)
  expect(clicks).toEqual(['A'])
})

test('presses elsewhere, with a key, for another tab or after the code has come are not held', () => {
  render('<main><a href="#x">Salva</a><a id="tab" href="#y" target="_blank">Fuori</a><p>Testo</p></main><button>Altrove</button>')
  const clicks = heard('click', 'body')
  const release = captureEarlyInput(find('main'))
  expect([press('body > button'), press('a', { ctrlKey: true }), press('#tab'), press('p')]).toEqual([false, false, false, false])
  release()
  press('a')
  expect(clicks).toEqual(['BUTTON', 'A', 'A', 'P', 'A'])
})

test('fields repeat their input before the held press of a button, in a turn of their own', () => {
  render('<main><input><button type="button">Invia</button></main>')
  const events: string[] = []
  for (const kind of ['input', 'click']) find('main').addEventListener(kind, () => events.push(kind))
  const release = captureEarlyInput(find('main'))
  find('input').dispatchEvent(new Event('change', { bubbles: true }))
  press('button')
  release()
  expect(events).toEqual(['input'])
  vi.runAllTimers()
  expect(events).toEqual(['input', 'click'])
})

test('early choices, ticks and text are repeated as events for the scripts', () => {
  render('<main><select><option>a</option><option>b</option></select><input id="box" type="checkbox"><input id="text"></main>')
  const release = captureEarlyInput(find('main'))
  const [select, box, text] = [find('select'), find('#box'), find('#text')]
  if (!(select instanceof HTMLSelectElement && box instanceof HTMLInputElement && text instanceof HTMLInputElement))
    throw new Error('other fields')
  select.value = 'b'
  box.checked = true
  text.value = 'Pavia'
  for (const field of [select, box, text]) field.dispatchEvent(new Event('change', { bubbles: true }))
  const events = { change: heard('change'), click: heard('click'), input: heard('input') }
  release()
  expect(events).toEqual({ change: ['SELECT', 'INPUT'], click: ['INPUT'], input: ['INPUT'] })
  expect([select.value, box.checked, text.value]).toEqual(['b', true, 'Pavia'])
})

test('a box ticked before two captures is repeated by the second one too', () => {
  render('<main><input id="box" type="checkbox"></main>')
  const box = find('#box')
  const first = captureEarlyInput(document.documentElement)
  if (box instanceof HTMLInputElement) box.checked = true
  box.dispatchEvent(new Event('change', { bubbles: true }))
  const second = captureEarlyInput(find('main'))
  first()
  const clicks = heard('click')
  second()
  expect([clicks, box instanceof HTMLInputElement && box.checked]).toEqual([['INPUT'], true])
})

test('a long text that React has reset meanwhile is restored and repeated as it was typed', () => {
  render('<main><textarea>Mai incidentata</textarea></main>')
  const release = captureEarlyInput(find('main'))
  const area = find('textarea')
  if (!(area instanceof HTMLTextAreaElement)) throw new Error('another field')
  area.value = 'Mai incidentata, tagliandi fatti'
  area.dispatchEvent(new Event('input', { bubbles: true }))
  area.value = area.defaultValue
  const events = heard('input')
  release()
  expect([events, area.value]).toEqual([['TEXTAREA'], 'Mai incidentata, tagliandi fatti'])
})

test('a file that was chosen early stays chosen', () => {
  render('<main><input type="file"></main>')
  const release = captureEarlyInput(find('main'))
  const file = find('input')
  const requested = vi.spyOn(HTMLInputElement.prototype, 'value', 'set')
  file.dispatchEvent(new Event('change', { bubbles: true }))
  const events = heard('change')
  release()
  expect([events, requested.mock.calls]).toEqual([['INPUT'], []])
  requested.mockRestore()
})

test('a field that was not touched gets no events', () => {
  const changes = (render('<main><input value="x"></main>'), heard('input'))
  captureEarlyInput(find('main'))()
  expect(changes).toEqual([])
})

test.each([
  { html: '<textarea>Vendo</textarea>', selector: 'textarea' },
  { html: '<input value="9.900">', selector: 'input' },
])('text typed into the field in use before anything listened is announced: $html', ({ html, selector }) => {
  const typed = (render(`<main>${html}<input id="other" value="1"></main>`), heard('input'))
  const field = find(selector)
  field.focus()
  Reflect.set(field, 'value', 'altro')
  Reflect.set(find('#other'), 'value', '2')
  captureEarlyInput(document.documentElement)()
  expect(typed).toEqual([field.tagName])
  expect(Reflect.get(field, 'value')).toBe('altro')
})

test('the field in use announces nothing when nobody has typed', () => {
  const typed = (render('<main><input value="1"></main>'), heard('input'))
  find('input').focus()
  captureEarlyInput(document.documentElement)()
  expect(typed).toEqual([])
})

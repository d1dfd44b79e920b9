/** The wait after which a link leads on without code: on a slow network that is sooner than with it. */
const nativeLinkAfterMs = 3_000

/**
 * Holds presses on links and buttons of an area of the page until its code is there, and records what is chosen or typed.
 * The returned function, called once the code is there, repeats them.
 */
export function captureEarlyInput(area: Element | null): () => void {
  const over = new AbortController()
  /** The fields that were used, with what stood in them last. */
  const fields = new Map<Field, string>()
  let pressed: HTMLElement | undefined
  let impatient: HTMLElement | undefined
  const isInside = (target: EventTarget | null) => target instanceof Element && area?.contains(target) === true
  const press = (event: MouseEvent) => {
    const target = isInside(event.target) && isPlainPress(event) ? pressable(event.target) : undefined
    if (!target || target === impatient) return
    event.preventDefault()
    event.stopImmediatePropagation()
    pressed = target
    if (target instanceof HTMLAnchorElement) window.setTimeout(() => letGo(target), nativeLinkAfterMs)
  }
  const letGo = (link: HTMLElement) => {
    if (pressed !== link || over.signal.aborted) return
    pressed = undefined
    impatient = link
    link.click()
  }
  const note = ({ target }: Event) => {
    if (isInside(target) && isField(target)) fields.set(target, target.value)
  }
  const focused = document.activeElement // somebody may have typed before anything listened
  if (isInside(focused) && isField(focused) && isTyped(focused)) fields.set(focused, focused.value)
  const options = { capture: true, signal: over.signal }
  document.addEventListener('click', press, options)
  for (const change of ['input', 'change']) document.addEventListener(change, note, options)
  return () => {
    if (over.signal.aborted) return
    over.abort()
    for (const [field, text] of fields) announce(field, text)
    window.setTimeout(() => pressed?.isConnected && pressed.click()) // once a form knows the input of its fields
  }
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement

/** Whether the field in use was typed into: what a browser restores in the others when somebody comes back is not typed. */
const isTyped = (field: Field) => !(field instanceof HTMLSelectElement) && field.value !== field.defaultValue

const isPlainPress = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey

/** Links that open a tab or save a file need no code. */
function pressable(target: EventTarget | null): HTMLElement | undefined {
  const found = target instanceof Element ? target.closest('a[href]:not([target], [download]), button') : null
  return found instanceof HTMLElement ? found : undefined
}

/** React takes the value a field has at hydration for the one it knows, and hears of no change to it: the field is given another one in between. A text area that was sent with a text even gets that one back. */
function announce(field: Field, text: string): void {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    const isTicked = field.checked
    field.checked = !isTicked
    Reflect.set(HTMLInputElement.prototype, 'checked', isTicked, field) // past React, which listens to the element's own property
    field.dispatchEvent(new Event('click', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true })) // React listens to the click alone; a later capture and the list that follows, to this
  } else if (field instanceof HTMLSelectElement || field.type === 'file') field.dispatchEvent(new Event('change', { bubbles: true }))
  else {
    field.value = ''
    Reflect.set(field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype, 'value', text, field)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

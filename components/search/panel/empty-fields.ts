/** Empties every field of a part of a form, with the events of a user. A choice without an empty option stays. */
export function emptyFields(part: Element): void {
  for (const field of part.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'input[name]:not([type=range], [type=hidden]), select[name]',
  )) {
    if (field instanceof HTMLSelectElement) {
      if ([...field.options].some(({ value }) => value === '')) write(field, 'change')
    } else if (field.type === 'checkbox') {
      if (field.checked) field.click()
    } else write(field, 'input')
  }
}

/** Bypasses React's value setter, which would suppress the change event. */
function write(field: HTMLInputElement | HTMLSelectElement, event: 'change' | 'input'): void {
  if (field.value === '') return
  Reflect.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, '')
  field.dispatchEvent(new Event(event, { bubbles: true }))
}

// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { Modal } from './Modal'

beforeAll(() => {
  // jsdom knows the element, but not how to open it.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

function open() {
  const opener = document.createElement('button')
  document.body.append(opener)
  opener.focus()
  const onClose = vi.fn()
  const { unmount } = render(
    <Modal title="Accedi" onClose={onClose}>
      <input aria-label="E-mail" />
      <a href="#fine">Fine</a>
    </Modal>,
  )
  return { opener, onClose, unmount }
}

test('opening a dialog focuses its first field, and closing restores the focus', () => {
  const { opener, unmount } = open()
  expect(document.activeElement).toBe(screen.getByLabelText('E-mail'))
  unmount()
  expect(document.activeElement).toBe(opener)
})

test('Tab cycles inside a dialog in both directions', async () => {
  open()
  const [first, last] = [screen.getByRole('button', { name: 'Chiudi' }), screen.getByText('Fine')]
  last.focus()
  await userEvent.tab()
  expect(document.activeElement).toBe(first)
  await userEvent.tab({ shift: true })
  expect(document.activeElement).toBe(last)
})

test('Escape, the X and a press outside request a dialog to close', async () => {
  const { onClose } = open()
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  await userEvent.click(screen.getByRole('button', { name: 'Chiudi' }))
  await userEvent.click(screen.getByRole('dialog'))
  await userEvent.click(screen.getByLabelText('E-mail'))
  expect(onClose).toHaveBeenCalledTimes(3)
})

test('selecting text past the edge of a dialog does not close it', () => {
  const { onClose } = open()
  fireEvent.pointerDown(screen.getByLabelText('E-mail'))
  fireEvent.pointerUp(screen.getByRole('dialog'))
  fireEvent.click(screen.getByRole('dialog'))
  expect(onClose).not.toHaveBeenCalled()
})

test('closing a dialog opened from a closed menu focuses the button of that menu', () => {
  document.body.innerHTML = '<details open><summary tabindex="0">Menu</summary><a href="#x">Accedi</a></details>'
  const [menu, link] = [document.querySelector('details'), document.querySelector('a')]
  if (!menu || !link) throw new Error('the menu is rendered above')
  const { unmount } = render(
    <Modal title="Accedi" opener={link} onClose={() => {}}>
      x
    </Modal>,
  )
  menu.open = false
  unmount()
  expect(document.activeElement).toBe(menu.querySelector('summary'))
})

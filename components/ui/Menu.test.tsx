// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { Menu } from './Menu'

afterEach(cleanup)

function openMenu() {
  render(
    <>
      <Menu label="Cerca">
        <li>
          <a href="#auto">Auto</a>
        </li>
      </Menu>
      <button>Altrove</button>
    </>,
  )
  const summary = screen.getByText('Cerca')
  const menu = summary.closest('details')
  if (!menu) throw new Error('a menu is a <details>')
  menu.open = true
  return { menu, summary }
}

test('a menu starts closed', () => {
  render(
    <Menu label="Cerca">
      <li>
        <a href="#auto">Auto</a>
      </li>
    </Menu>,
  )
  expect(screen.getByText('Cerca').closest('details')?.open).toBe(false)
})

test('Escape closes the menu and returns the focus to its button', async () => {
  const { menu, summary } = openMenu()
  screen.getByText('Auto').focus()
  await userEvent.keyboard('{Escape}')
  expect(menu.open).toBe(false)
  expect(document.activeElement).toBe(summary)
})

test('a click outside closes the menu', async () => {
  const { menu } = openMenu()
  await userEvent.click(screen.getByText('Altrove'))
  expect(menu.open).toBe(false)
})

test('the menu closes when the focus leaves it', () => {
  const { menu } = openMenu()
  screen.getByText('Altrove').focus()
  expect(menu.open).toBe(false)
})

test('choosing a link closes the menu', async () => {
  const { menu } = openMenu()
  await userEvent.click(screen.getByText('Auto'))
  expect(menu.open).toBe(false)
})

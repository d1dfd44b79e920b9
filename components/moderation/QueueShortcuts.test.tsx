// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DecisionForm } from './DecisionForm'
import { QueueShortcuts } from './QueueShortcuts'

beforeEach(() => window.localStorage.clear())
afterEach(cleanup)

function open() {
  return render(
    <>
      <QueueShortcuts />
      <ol id="coda">
        <li>
          <a href="#uno">Uno</a>
        </li>
        <li>
          <a href="#due">Due</a>
        </li>
      </ol>
      <DecisionForm queue="" proposal={{ reason: null, statement: '', note: '' }} caseId={1} csrf="" outcome={null} hasAccount />
    </>,
  )
}

const chosen = () => document.querySelector<HTMLInputElement>('[name="esito"]:checked')?.value

test('a key chooses an outcome and moves to its reason; in a field letters write until Escape', async () => {
  open()
  await userEvent.keyboard('r')
  expect([chosen(), document.activeElement]).toEqual(['refused', screen.getByLabelText('Motivo')])
  await userEvent.keyboard('a')
  expect(chosen()).toBe('refused')
  await userEvent.keyboard('{Escape}d')
  expect([chosen(), document.activeElement]).toEqual(['asked', screen.getByLabelText('Che cosa legge chi vende')])
  await userEvent.keyboard('abra')
  expect([chosen(), screen.getByLabelText<HTMLTextAreaElement>('Che cosa legge chi vende').value]).toEqual(['asked', 'abra'])
})

test('J and K move along the queue, and stop at its ends', async () => {
  open()
  const seen: (string | null)[] = []
  for (const key of ['j', 'j', 'j', 'k', 'k']) {
    await userEvent.keyboard(key)
    seen.push(document.activeElement?.textContent ?? null)
  }
  expect(seen).toEqual(['Uno', 'Due', 'Due', 'Uno', 'Uno'])
})

test('the question mark shows the keys, and a switch turns them off, on later pages too', async () => {
  const first = open()
  await userEvent.keyboard('?')
  expect(document.activeElement).toBe(screen.getByText('Tasti'))
  await userEvent.click(screen.getByLabelText('Usa i tasti singoli'))
  for (const isNext of [false, true]) {
    if (isNext) {
      first.unmount()
      open()
    }
    screen.getByText('Tasti').focus()
    await userEvent.keyboard('r')
    expect(chosen()).toBeUndefined()
  }
  await userEvent.click(screen.getByLabelText('Usa i tasti singoli'))
  screen.getByText('Tasti').focus()
  await userEvent.keyboard('r')
  expect(chosen()).toBe('refused')
})

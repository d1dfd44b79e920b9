// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { groupTyped } from './group-digits'
import { TextField } from './TextField'

afterEach(cleanup)

/** A caret is written as «|». */
const typed = (text: string) => ({ text: text.replace('|', ''), caret: text.indexOf('|') })
const shown = ({ text, caret }: { text: string; caret: number }) => `${text.slice(0, caret)}|${text.slice(caret)}`

test.each([
  { text: '125|', gives: '125|' },
  { text: '1250|', gives: '1.250|' },
  { text: '12.5000|', gives: '125.000|' },
  { text: '132|.500', gives: '132|.500' },
  { text: '1234|.500', gives: '1.234|.500' },
  { text: '12.|', gives: '12.|' },
  { text: '9.5|', gives: '9.5|' },
  { text: '9,5k|', gives: '9,5k|' },
  { text: '15mila|', gives: '15mila|' },
  { text: '0123|', gives: '0123|' },
  { text: '1234567890|', gives: '1234567890|' },
  { text: '|', gives: '|' },
])('a number is grouped while it is typed, and nothing else: $text', ({ text, gives }) => {
  expect(shown(groupTyped(typed(text), false))).toBe(gives)
})

test.each([
  { text: '12.50|', gives: '1.250|' },
  { text: '1.25|', gives: '125|' },
  { text: '12|500', gives: '12|.500' },
  { text: '|2.500', gives: '|2.500' },
])('a number is grouped anew after a deletion: $text', ({ text, gives }) => {
  expect(shown(groupTyped(typed(text), true))).toBe(gives)
})

function Priced({ unit, onText }: { unit: string; onText: (text: string) => void }) {
  const [text, setText] = useState('')
  const change = (value: string) => {
    setText(value)
    onText(value)
  }
  return <TextField name="n" label="Numero" inputMode="numeric" unit={unit} value={text} onChange={({ target }) => change(target.value)} />
}

test.each([
  { unit: '€', text: '12.500' },
  { unit: 'km', text: '12.500' },
  { unit: 'kW', text: '12500' },
])('euro and kilometres have their dots while they are typed, other numbers have none: $unit', ({ unit, text }) => {
  const texts: string[] = []
  render(<Priced unit={unit} onText={(value) => texts.push(value)} />)
  const field = screen.getByLabelText('Numero')
  fireEvent.input(field, { target: { value: '12500' } })
  expect([field, texts]).toEqual([expect.objectContaining({ value: text }), [text]])
})

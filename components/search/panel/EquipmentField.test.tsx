// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { equipmentItems } from '@/lib/market/catalogue/equipment'
import { EquipmentField } from './EquipmentField'
import { emptyFields } from './FilterPanel'

afterEach(cleanup)

function renderField(chosen: string[] = [], counts: Record<string, number> = {}) {
  const options = Object.entries(equipmentItems).map(([value, label]) => ({
    value,
    label,
    count: counts[value] ?? null,
    chosen: chosen.includes(value),
  }))
  const { container } = render(
    <form>
      <EquipmentField name="dotazioni" options={options} isUnfolded />
    </form>,
  )
  const form = container.querySelector('form')
  if (!form) throw new Error('no form')
  const look = (text: string) => fireEvent.change(screen.getByLabelText('Cerca una dotazione'), { target: { value: text } })
  return { form, look, sent: () => [...new FormData(form)] }
}

test('looking up equipment by part of its name hides the other pieces but still sends them', () => {
  const { look, sent } = renderField(['abs'])
  for (const text of ['gàncio', 'Gancio tra', ' gancio ']) {
    look(text)
    expect(screen.getByRole('checkbox', { name: 'Gancio traino fisso' }), text).toBeDefined()
    expect(screen.queryByRole('checkbox', { name: 'ABS' }), text).toBeNull()
  }
  expect(sent()).toEqual([['dotazioni', 'abs']])
  look('')
  expect(screen.getByRole('checkbox', { name: 'ABS' })).toBeDefined()
})

test('a look-up that matches no equipment says so', () => {
  const { look } = renderField()
  look('elica')
  expect(screen.getByRole('status').textContent).toBe('Nessuna dotazione con «elica».')
  expect(screen.queryAllByRole('checkbox')).toEqual([])
})

test('equipment shows its number of ads, and is disabled at none unless it is ticked', () => {
  renderField(['esp'], { abs: 1_234, isofix: 0, esp: 0 })
  expect(screen.getByRole('checkbox', { name: 'ABS 1.234' })).toHaveProperty('disabled', false)
  expect(screen.getByRole('checkbox', { name: 'ISOFIX 0' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('checkbox', { name: 'ESP 0' })).toHaveProperty('disabled', false)
})

test('emptied fields fire a change event', () => {
  const { form, sent } = renderField(['abs', 'esp'])
  const heard: string[] = []
  form.addEventListener('click', () => heard.push('click'))
  emptyFields(form)
  expect([sent(), heard]).toEqual([[], ['click', 'click']])
})

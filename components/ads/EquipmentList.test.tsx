// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { equipmentGroups } from '@/lib/market/catalogue/equipment'
import { EquipmentList } from './EquipmentList'

afterEach(cleanup)

const keys = Object.values(equipmentGroups).flatMap(({ items }) => Object.keys(items))

test.each([
  { count: 9, shown: 9, more: null },
  { count: 28, shown: 8, more: 'Mostra altre 20' },
])('of $count pieces of equipment $shown stand on the page at once', ({ count, shown, more }) => {
  const { container } = render(<EquipmentList equipment={keys.slice(0, count)} />)
  expect(container.querySelectorAll(':scope > ul > li')).toHaveLength(shown)
  expect(container.querySelectorAll('li')).toHaveLength(count)
  expect(screen.queryByText(/^Mostra altre/)?.textContent ?? null).toBe(more)
})

test('the first eight are of every kind, not the first eight of one', () => {
  const { container } = render(<EquipmentList equipment={keys} />)
  const first = [...container.querySelectorAll(':scope > ul > li')].map((item) => item.textContent)
  for (const { items } of Object.values(equipmentGroups)) expect(first).toContain(Object.values(items)[0])
})

// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { DealTool } from './deal-tools'
import { Tool } from './Tool'
import { PlusMenu, ToolChips } from './ToolShortcuts'

afterEach(() => {
  cleanup()
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
})

const tool: DealTool = {
  ...{ name: 'offer', id: 'fai-proposta', icon: 'tag', title: 'Fai una proposta', actions: ['proponi'] },
  hint: 'Te ne restano 3 per quest’auto.',
  chip: 'Proponi un prezzo',
}

function renderTool() {
  const shown: Element[] = []
  Element.prototype.scrollIntoView = function scroll(this: Element) {
    shown.push(this)
  }
  render(
    <>
      <ToolChips tools={[tool]} />
      <PlusMenu tools={[tool]} />
      <Tool tool={tool} isOpen={false}>
        <input aria-label="La tua proposta" />
      </Tool>
    </>,
  )
  return { shown, row: document.querySelector<HTMLDetailsElement>('#fai-proposta') }
}

test.each([0, 1])('a chip and «+» open the form, show it and give it the focus (%i)', (place) => {
  const { shown, row } = renderTool()
  const link = screen.getAllByRole('link', { name: /^Proponi un prezzo/, hidden: true })[place]
  if (link) fireEvent.click(link)
  expect(row?.open).toBe(true)
  expect(shown).toEqual([row])
  expect(document.activeElement).toBe(row?.querySelector('summary'))
})

test('without tools there are neither chips nor «+»', () => {
  const { container } = render(
    <>
      <ToolChips tools={[]} />
      <PlusMenu tools={[]} />
    </>,
  )
  expect(container.innerHTML).toBe('')
})

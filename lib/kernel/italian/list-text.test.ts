import { expect, test } from 'vitest'
import { listText } from './list-text'

test.each([[[]], [['Fiat']], [['Fiat', 'Lancia']], [['Fiat', 'Alfa Romeo', 'Lancia']], [['a', 'b', 'c', 'd']]])(
  'a list is written as the language itself writes it: %j',
  (items: string[]) => {
    expect(listText(items)).toBe(new Intl.ListFormat('it').format(items))
  },
)

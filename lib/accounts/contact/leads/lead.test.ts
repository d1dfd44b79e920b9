import { expect, test } from 'vitest'
import { leadFilterOf } from './lead'

test.each([undefined, 'x', ['mie', 'tutte'], 'da-rispondere'])('%j shows what waits', (asked) =>
  expect(leadFilterOf(asked)).toBe('da-rispondere'),
)

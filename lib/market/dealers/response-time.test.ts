import { expect, test } from 'vitest'
import { waitingText } from './response-time'

test.each([
  [0, '1 min'],
  [59, '59 min'],
  [60, '1 h'],
  [110, '1 h 50 min'],
  [659, '10 h'],
  [1439, '23 h'],
  [1440, '1 giorno'],
  [4 * 1440, '4 giorni'],
])('%i minutes are «%s»', (minutes, text) => expect(waitingText(minutes)).toBe(text))

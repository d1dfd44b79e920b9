import { expect, test } from 'vitest'
import { cpuMilliseconds } from '@/lib/kernel/validation/test-cpu-time'
import { searchPlaces } from './places.server'

test('a suggestion costs less than 5 ms', async () => {
  searchPlaces('warm', 1) // reads the file
  const queries = ['r', 'ro', 'san', 'sant ang', 'reggio em', 'zzz', 'castel', 'di', 'monte s', 'forli']
  let least = Infinity
  for (let round = 0; round < 10; round += 1)
    least = Math.min(least, await cpuMilliseconds(() => queries.map((query) => searchPlaces(query, 8))))
  expect(least / queries.length).toBeLessThan(5)
})

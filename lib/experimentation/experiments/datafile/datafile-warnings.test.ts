import { expect, test } from 'vitest'
import { indexDatafile } from '@/lib/experimentation/experiments/decision/project-config'
import { experimentOf, validDatafile } from '@/lib/experimentation/experiments/decision/test-datafiles'
import { datafileWarnings } from './datafile-warnings'
import { readDatafile } from './read-datafile.server'

test.each([
  { whitelist: { anna: 'lista', bruno: 'griglia' }, warnings: [] },
  {
    whitelist: { anna: 'lista', bruno: 'tabella', carla: 'tabella' },
    warnings: ['srp_layout whitelists visitors for the unknown variation tabella'],
  },
])('a whitelist has one warning for each variation that the experiment lacks: $whitelist', ({ whitelist, warnings }) => {
  const file = validDatafile({ experiments: [experimentOf({ forcedVariations: whitelist })] })
  expect(datafileWarnings(indexDatafile(readDatafile(JSON.stringify(file))))).toEqual(warnings)
})

import { expect, test } from 'vitest'
import { robotsHeader } from './robots-header'

test.each([
  { stage: 'dev', header: [['X-Robots-Tag', 'noindex']] },
  { stage: 'pre', header: [['X-Robots-Tag', 'noindex']] },
  { stage: 'pro', header: [] },
] as const)('stage $stage: search engines are asked to index nothing, but for the public site', ({ stage, header }) => {
  expect(robotsHeader(stage)).toEqual(header)
})

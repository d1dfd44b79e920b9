// reads: e2e/journeys/demo.spec.ts
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { roles, supportTasks } from './roles'

test('a journey does the first task of everybody one can be, and runs the first command of support', () => {
  const journey = readFileSync('e2e/journeys/demo.spec.ts', 'utf8')
  const firstTasks = roles.flatMap(({ enter, tasks }) => enter.map(({ as }) => tasks.find((task) => task.as === as)?.title ?? as))
  expect(firstTasks.filter((title) => !journey.includes(`press(page, '${title}')`))).toEqual([])
  expect(supportTasks).toHaveLength(3)
  expect(journey).toContain('supportTasks[0]')
})

import { expect, test } from 'vitest'
import { createChangeTracker } from './change-tracker'

type Step = 'begin' | 'settle' | 'askPage'

test.each<{ steps: Step[]; isKnown: boolean; why: string }>([
  { steps: ['begin', 'settle', 'askPage'], isKnown: true, why: 'answered, then asked for' },
  { steps: ['begin', 'settle'], isKnown: false, why: 'no other page yet' },
  { steps: ['begin', 'askPage'], isKnown: false, why: 'the change is still on its way' },
  { steps: ['begin', 'askPage', 'settle'], isKnown: false, why: 'the page may have been drawn before the answer' },
  { steps: ['begin', 'askPage', 'settle', 'askPage'], isKnown: true, why: 'the next page knows' },
  { steps: ['begin', 'settle', 'askPage', 'begin'], isKnown: false, why: 'changed again while the page came' },
])('whether the page knows of a change: $why', ({ steps, isKnown }) => {
  const changes = createChangeTracker()
  for (const step of steps) changes[step](7)
  expect(changes.isKnown(7)).toBe(isKnown)
})

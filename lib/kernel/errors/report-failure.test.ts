// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { installErrorHandlers, reportFailure, setFailureReporter } from './report-failure'

test('uncaught errors and rejections are reported; the first five wait for a reporter', () => {
  const happens = (type: string, facts: object) => window.dispatchEvent(Object.assign(new Event(type), facts))
  const reported: unknown[] = []
  installErrorHandlers()
  happens('error', { error: null })
  happens('error', { error: undefined })
  happens('error', { error: 'thrown' })
  happens('unhandledrejection', { reason: 'rejected' })
  for (const failure of ['third', 'fourth', 'fifth', 'sixth']) reportFailure(failure)
  setFailureReporter((failure) => reported.push(failure))
  expect(reported.splice(0)).toEqual(['thrown', 'rejected', 'third', 'fourth', 'fifth'])
  happens('error', { error: 'thrown later' })
  happens('unhandledrejection', { reason: 'rejected later' })
  expect(reported).toEqual(['thrown later', 'rejected later'])
})

test('failures that the first script has caught are handed on, and later ones too', () => {
  const passed: ((failure: unknown) => void)[] = []
  globalThis.ingranaPassFailures = (to) => passed.push(to)
  installErrorHandlers()
  const reported: unknown[] = []
  setFailureReporter((failure) => reported.push(failure))
  passed[0]?.('before the page had its code')
  expect([passed.length, ...reported]).toEqual([1, 'before the page had its code'])
})

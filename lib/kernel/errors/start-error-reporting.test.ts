// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { installErrorHandlers, reportFailure, setFailureReporter } from './report-failure'
import { startErrorReporting } from './start-error-reporting'

afterEach(() => void vi.unstubAllGlobals())

function dig(depth: number): Error {
  return depth > 0 ? dig(depth - 1) : new Error('profondo')
}

test('a failure has fifty frames from the first script on, and failed settings are requested again', async () => {
  Error.stackTraceLimit = 10
  installErrorHandlers()
  const failure = dig(200)
  expect(failure.stack?.split(/\n +at /)).toHaveLength(1 + 50)
  reportFailure(failure)
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')))
  await expect(startErrorReporting(() => {})).rejects.toThrow('no network')
  const fetched = vi.fn(async () => Response.json({ errorReportingDsn: '' }))
  vi.stubGlobal('fetch', fetched)
  await startErrorReporting(() => {})
  expect(fetched).toHaveBeenCalledOnce()
  const late = vi.fn()
  setFailureReporter(late)
  expect(late, 'nobody wants the failure: it is not held').not.toHaveBeenCalled()
})

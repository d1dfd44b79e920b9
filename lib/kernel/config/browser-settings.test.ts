import { afterEach, expect, test, vi } from 'vitest'
import { browserSettings } from './browser-settings'

afterEach(() => void vi.unstubAllGlobals())

test('the settings are requested as a script of our pages requests them', async () => {
  const sent: { url: string; headers: Headers; credentials: string | undefined }[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, headers: new Headers(init.headers), credentials: init.credentials })
    return Response.json({ stage: 'dev', unknown: 'x' })
  })
  expect(await browserSettings()).toMatchObject({ stage: 'dev', botCheckSiteKey: '' })
  expect(sent.map(({ url, headers, credentials }) => [url, headers.get('X-Requested-With'), credentials])).toEqual([
    ['/api/v1/settings', 'XMLHttpRequest', 'same-origin'],
  ])
})

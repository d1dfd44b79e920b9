import { vi } from 'vitest'

const settings = {
  stage: 'dev',
  botCheckSiteKey: 'chiave',
  botCheckScriptUrl: 'https://controlli.example/enterprise.js',
  errorReportingDsn: '',
}

/** Mocks the settings call and the bot-check script; the test decides when the script loads or fails. */
export function mockBotCheckScript() {
  const asked = vi.fn(async () => Response.json(settings))
  vi.stubGlobal('fetch', asked)
  const execute = vi.fn(async (_siteKey: string, _options: { action: string }) => 'gettone')
  const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script')]
  const requested = (count = 1) => vi.waitUntil(() => (scripts().length >= count ? scripts().at(-1) : undefined))
  return {
    execute,
    asked,
    scripts,
    requested,
    /** The script has run and offers the check. */
    bring: async (enterprise: object | undefined = { ready: (run: () => void) => run(), execute }) => {
      const script = await requested()
      vi.stubGlobal('grecaptcha', { enterprise })
      script.dispatchEvent(new Event('load'))
    },
    fail: async () => (await requested()).dispatchEvent(new Event('error')),
  }
}

export function resetBotCheckScript(): void {
  document.head.replaceChildren()
  vi.unstubAllGlobals()
  vi.resetModules() // a page load begins with nothing loaded
}

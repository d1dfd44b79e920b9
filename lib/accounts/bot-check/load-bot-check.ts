import { browserSettings } from '@/lib/kernel/config/browser-settings'
import { AppError } from '@/lib/kernel/errors/app-error'
import { botCheckAction } from './bot-check'

type Execute = (siteKey: string, options: { action: string }) => PromiseLike<string>
/** The script comes in two parts: the first brings `ready`, which calls back once the second has brought `execute`. */
type Enterprise = { ready(run: () => void): void; execute?: Execute }
declare global {
  var grecaptcha: { enterprise?: Enterprise } | undefined
}

/** Runs the check and gives its token, which is good once and for two minutes. */
type RunBotCheck = () => Promise<string>

const timeoutMs = 10_000
export const notLoadedText = 'Il controllo antispam non si è caricato: senza, il modulo non può partire.'
let loading: Promise<RunBotCheck> | undefined

/** Fetches the script, once a page load; what failed may be tried again. Only for somebody who uses a form: its maker learns of the visit. */
export function loadBotCheck(): Promise<RunBotCheck> {
  loading ??= withTimeout(timeoutMs, load()).catch((cause: unknown) => {
    loading = undefined
    throw new AppError('unavailable', 'script not loaded', { cause, shownText: notLoadedText })
  })
  return loading
}

/** True once the script has been requested on this page. */
export const isBotCheckRequested = () => loading !== undefined

async function load(): Promise<RunBotCheck> {
  const { botCheckSiteKey, botCheckScriptUrl } = await browserSettings()
  if (!globalThis.grecaptcha?.enterprise?.execute) await addScript(botCheckScriptUrl, botCheckSiteKey) // a script that loaded after the timeout is not fetched again
  await new Promise<void>((resolve, reject) =>
    globalThis.grecaptcha?.enterprise ? globalThis.grecaptcha.enterprise.ready(resolve) : reject(new Error('the script brought no check')),
  )
  const execute = globalThis.grecaptcha?.enterprise?.execute
  if (!execute) throw new Error('the script brought half a check')
  return () => run(execute, botCheckSiteKey)
}

function addScript(address: string, siteKey: string): Promise<void> {
  const url = new URL(address)
  url.searchParams.set('render', siteKey)
  const script = document.createElement('script')
  script.src = url.href
  return new Promise((resolve, reject) => {
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error('the script did not come'))
    }
    document.head.append(script)
  })
}

async function run(execute: Execute, siteKey: string): Promise<string> {
  try {
    return await withTimeout(timeoutMs, execute(siteKey, { action: botCheckAction }))
  } catch (cause) {
    throw new AppError('unavailable', 'the check gave no token', {
      cause,
      shownText: 'Il controllo antispam non è riuscito. Riprova.',
    })
  }
}

async function withTimeout<T>(ms: number, work: PromiseLike<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`nothing within ${ms} ms`)), ms)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}

import createCache from '@emotion/cache'
import { bodyFont, displayFont } from '../fonts'
import { fontNames, globalStyles } from '../global'
import { recordedRules } from './recorded-rules'

export type Stylesheets = { offline: string; all: string }

/** What the offline page is made of. */
const offlineFiles = ['screens/content/SiteScreen', 'screens/OfflineScreen']

/**
 * All styles of the product in one text: the global ones, then those of every styled component. Also the part of it that the
 * offline page needs, as the service worker caches no more. Runs in the build's server only.
 * @param files the modules that define styled components, as paths below `components/` without `.tsx`
 */
export async function stylesheets(files: readonly string[]): Promise<Stylesheets> {
  await evaluate(offlineFiles)
  const offline = written()
  await evaluate(files)
  return { offline, all: written() }
}

async function evaluate(files: readonly string[]): Promise<void> {
  for (const file of files) await import(/* webpackMode: "eager", webpackExclude: /\.test\.|\/test-/ */ `../../components/${file}.tsx`)
}

function written(): string {
  // Emotion's own compiler, so that a build nests as the development server does. The prefixes come later (`lib/kernel/framework/one-stylesheet.mjs`).
  const compiler = createCache({ key: 'css', stylisPlugins: [] })
  const compile = (name: string, selector: string, styles: string) => {
    const rules = compiler.insert(selector, { name, styles }, compiler.sheet, false)
    if (typeof rules !== 'string') throw new Error(`no rules came of ${name}`)
    return rules
  }
  const global = compile('global', '', fontNames(bodyFont, displayFont) + globalStyles)
  return global + Array.from(recordedRules(), ({ target, css }) => compile(target, `.${target}`, css)).join('')
}

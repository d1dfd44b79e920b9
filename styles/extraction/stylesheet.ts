import createCache from '@emotion/cache'
import { bodyFont, displayFont } from '../fonts'
import { fontNames, globalStyles } from '../global'
import { recordedRules } from './recorded-rules'

/**
 * All styles of the product in one text: the global ones, then those of every styled component. Runs in the build's server only.
 * @param files the modules that define styled components, as paths below `components/` without `.tsx`
 */
export async function stylesheet(files: readonly string[]): Promise<string> {
  for (const file of files) await import(/* webpackMode: "eager", webpackExclude: /\.test\.|\/test-/ */ `../../components/${file}.tsx`)
  // Emotion's own compiler, so that a build nests and prefixes as the development server does.
  const compiler = createCache({ key: 'css' })
  const compile = (name: string, selector: string, styles: string) => {
    const rules = compiler.insert(selector, { name, styles }, compiler.sheet, false)
    if (typeof rules !== 'string') throw new Error(`no rules came of ${name}`)
    return rules
  }
  const global = compile('global', '', fontNames(bodyFont, displayFont) + globalStyles)
  return global + Array.from(recordedRules(), ({ target, css }) => compile(target, `.${target}`, css)).join('')
}

import { type DocumentProps, Head } from 'next/document'
import type { ComponentProps, JSX } from 'react'
import { isBuiltWithout, isProduction } from '@/lib/kernel/config/public-env'
import { asRecord } from '@/lib/kernel/validation/plain-object'
import { pageLists, pageStartAddress, scriptFolder } from './next-names.mjs'

type Files = Parameters<Head['getScripts']>[0]

/**
 * The first script fetches and runs the others once the page is seen, and Next's lists of pages when they run: see docs/decisions/036-scripts-after-first-paint.md.
 * It is async: so it runs in a task of its own, apart from the one in which the browser parses the end of the page and lays it out.
 * For a visitor who is counted it runs before anything is seen, or pages that are left at once would count nothing.
 */
class LateScriptsHead extends Head {
  override getScripts(files: Files): JSX.Element[] {
    const scripts = super.getScripts(files)
    const first = namesOf(scripts).filter((name) => !pageLists.some((list) => name.endsWith(`/${list}`)))
    if (first.length === 0) return scripts
    const parts = namesOf(super.getDynamicChunks(files)).join(' ')
    const start = pageStartAddress(this.context.__NEXT_DATA__.buildId)
    return [
      <script
        key={start}
        src={start}
        async={!isCounted(this.context.__NEXT_DATA__.props)}
        data-scripts={first.join(' ')}
        data-parts={parts || undefined}
      />,
    ]
  }

  /** Named to the first script with the others: by itself, one that hangs would hold back every script after it. */
  override getDynamicChunks(): [] {
    return []
  }

  /** No scripts for browsers that cannot read the page's own, and do without. */
  override getPolyfillScripts(): JSX.Element[] {
    return []
  }

  /** The stylesheet has the font faces too. */
  override getCssLinks(files: Files): JSX.Element[] | null {
    return isBuiltWithout('one-stylesheet') ? super.getCssLinks(files) : null
  }
}

/** Whether `noteEarlyView` has to run first: only then does a page know the project that it is counted in. */
export function isCounted(props: unknown): boolean {
  const { experiments } = asRecord(asRecord(props)['pageProps'])
  return asRecord(asRecord(experiments)['project'])['revision'] !== undefined
}

function namesOf(scripts: (JSX.Element | null)[]): string[] {
  return scripts
    .filter((script) => script !== null)
    .map(({ props: { src = '' } }: { props: ComponentProps<'script'> }) => src.replace(scriptFolder, ''))
}

/** The parts of `Head` that are used here. */
export function missingHeadMethods(head: { prototype: object }): string[] {
  return ['getScripts', 'getDynamicChunks', 'getPolyfillScripts', 'getCssLinks'].filter((method) => !(method in head.prototype))
}

/** Which page a document is of, and of which build. */
export const pageOf = ({ __NEXT_DATA__: { buildId, page } }: DocumentProps) => ({ buildId, page })

/** Next's own where there is nothing to override, or a build has no first script. */
export const PageHead = isProduction && !isBuiltWithout('late-scripts') && missingHeadMethods(Head).length === 0 ? LateScriptsHead : Head

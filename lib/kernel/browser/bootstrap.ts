import { installErrorHandlers, setFailureReporter } from '@/lib/kernel/errors/report-failure'
import { pageLists, scriptFolder } from '@/lib/kernel/framework/next-names.mjs'
import { noteEarlyView } from './early-view'
import { runScriptsAfterPaint } from './run-scripts'

noteEarlyView()
installErrorHandlers()
globalThis.ingranaPassFailures = setFailureReporter

const start = document.currentScript
if (start instanceof HTMLScriptElement) {
  const { scripts, parts } = start.dataset
  runScriptsAfterPaint(namedIn(scripts), {
    later: pageLists.map((name) => new URL(name, start.src).href),
    parts: namedIn(parts),
  })
}

function namedIn(names: string | undefined): string[] {
  return names === undefined ? [] : names.split(' ').map((name) => scriptFolder + name)
}

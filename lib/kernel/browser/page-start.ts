import { installErrorHandlers, setFailureReporter } from '@/lib/kernel/errors/report-failure'
import { pageLists, scriptFolder } from './page-start-address.mjs'
import { runScriptsAfterPaint } from './run-scripts'

installErrorHandlers()
globalThis.ingranaPassFailures = setFailureReporter

const start = document.currentScript
if (start instanceof HTMLScriptElement) {
  const addresses = (start.dataset.scripts ?? '').split(' ').map((name) => scriptFolder + name)
  runScriptsAfterPaint(
    addresses,
    pageLists.map((name) => new URL(name, start.src).href),
  )
}

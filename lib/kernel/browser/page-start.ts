import { installErrorHandlers, setFailureReporter } from '@/lib/kernel/errors/report-failure'
import { scriptFolder } from './page-start-address.mjs'
import { runScriptsAfterPaint } from './run-scripts'

installErrorHandlers()
globalThis.ingranaPassFailures = setFailureReporter

const { scripts = '' } = document.currentScript?.dataset ?? {}
runScriptsAfterPaint(scripts.split(' ').map((name) => scriptFolder + name))

import { scriptFolder } from './page-start-address.mjs'
import { runScriptsAfterPaint } from './run-scripts'

const { scripts = '' } = document.currentScript?.dataset ?? {}
runScriptsAfterPaint(scripts.split(' ').map((name) => scriptFolder + name))

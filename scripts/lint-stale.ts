import path from 'node:path'
import { ESLint } from 'eslint'
import { staleForLint } from './project-files'

const { files, keys, good } = staleForLint()
const eslint = new ESLint({ warnIgnored: false })
const found = (await eslint.lintFiles(files)).filter(({ errorCount, warningCount }) => errorCount + warningCount > 0)
const faulty = new Set(found.map(({ filePath }) => path.relative(process.cwd(), filePath)))
const formatter = await eslint.loadFormatter('stylish')
console.log(await formatter.format(found, {}))
good.save(
  keys,
  files.filter((file) => !faulty.has(file)),
)
process.exitCode = faulty.size > 0 ? 1 : 0

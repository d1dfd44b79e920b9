import './node-env.mjs'
import { spawn } from 'node:child_process'
import path from 'node:path'
import { environmentWith } from '@/lib/kernel/config/env.server'
import { copyTree } from './checks/mutants/tree-copy'
import { pagesAsNextCopy } from './pages-as-next-report'

/** The HTTP tests of pages with RENDERER=next, in a copy of the tree: its build is not that of the tree. */
const settings = environmentWith({ RENDERER: 'next', DATA_DIR: path.resolve(process.env['DATA_DIR'] ?? '.data') })
const { folder } = copyTree(pagesAsNextCopy)
const words = ['node_modules/.bin/playwright', 'test', '--project', 'pages-as-next', ...process.argv.slice(2)]
const child = spawn(process.execPath, words, { cwd: folder, env: settings, stdio: 'inherit' })
child.once('close', (code) => (process.exitCode = code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal))

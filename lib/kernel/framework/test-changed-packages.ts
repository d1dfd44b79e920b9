// reads: temporary files
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { PieceName } from '@/lib/kernel/config/renderer.mjs'

/** One text of a package that a later release might write otherwise. */
type Change = { file: string; from: string; to: string }

const runtime = 'next/dist/compiled/next-server'
const each = (files: readonly string[], from: string, to: string): Change[] => files.map((file) => ({ file, from, to }))

const documents = ['next/dist/pages/_document.js', 'next/dist/esm/pages/_document.js']
const clients = ['next/dist/client/index.js', 'next/dist/esm/client/index.js']
const headMethods = ['getScripts', 'getDynamicChunks', 'getPolyfillScripts', 'getCssLinks']

/** A document whose head is put together in another way, and whose two elements have other ids. */
const otherDocument: readonly Change[] = [
  ...headMethods.flatMap((name) => each(documents, name, `${name}OfPage`)),
  ...each(documents, 'id: "__NEXT_DATA__"', 'id: "page-data"'),
  ...each(clients, "getElementById('__NEXT_DATA__')", "getElementById('page-data')"),
  { file: `${runtime}/pages.runtime.prod.js`, from: 'id:"__next"', to: 'id:"page-root"' },
  ...each(clients, "getElementById('__next')", "getElementById('page-root')"),
]

/** A React that renders pages by a function of another name, which its Next knows. */
const otherRenderer: readonly Change[] = [
  { file: 'react-dom/server.edge.js', from: 'exports.renderToReadableStream', to: 'exports.renderToPageStream' },
  { file: `${runtime}/pages.runtime.prod.js`, from: '.renderToReadableStream(', to: '.renderToPageStream(' },
]

/** A build with another name for the chunk of React, for its manifest of routes and for the plugin that lists pages, and entries that are no function. */
const otherBuild: readonly Change[] = [
  { file: 'next/dist/build/webpack-config.js', from: "name: 'framework'", to: "name: 'react-parts'" },
  { file: 'next/dist/build/webpack-config.js', from: 'entry: async ()=>{\n            return {', to: 'entry: {' },
  { file: 'next/dist/build/webpack-config.js', from: '...entrypoints\n            };\n        },', to: '...entrypoints\n        },' },
  { file: 'next/dist/build/webpack/plugins/build-manifest-plugin.js', from: 'BuildManifestPlugin', to: 'PageFilesPlugin' },
  { file: 'next/dist/shared/lib/constants.js', from: "'routes-manifest.json'", to: "'routes.json'" },
  ...each([`${runtime}/pages.runtime.prod.js`, `${runtime}/pages-api.runtime.prod.js`], '"routes-manifest.json"', '"routes.json"'),
]

/** The function by which Next calls a handler, under another name. */
const otherResolver: readonly Change[] = each(
  ['next/dist/server/api-utils/node/api-resolver.js', 'next/dist/server/route-modules/pages-api/module.js'],
  'apiResolver',
  'callHandler',
)

type ChangedPackages = { name: string; changes: readonly Change[]; off: readonly PieceName[]; sign: RegExp }

/** Releases of Next and React that do not exist. `off`: what the site does without beside them. `sign`: what a page of such a build has and no other. */
export const changedPackages: readonly ChangedPackages[] = [
  {
    name: 'other documents, and a React without the function that is replaced',
    changes: [...otherDocument, ...otherRenderer],
    off: ['late-scripts', 'whole-pages'],
    sign: /<div id="page-root">/,
  },
  {
    name: 'other chunks, manifests, plugins and entries of a build, and another resolver of calls',
    changes: [...otherBuild, ...otherResolver],
    off: ['direct-calls', 'one-stylesheet', 'route-names', 'scripts-ahead', 'small-scripts'],
    sign: /chunks\/react-parts-/,
  },
]

/** Writes the changes into a copy of the packages, each file anew: others may be links to those of the tree. An error where a text is not there. */
export function changePackages(modules: string, changes: readonly Change[]): void {
  for (const { file, from, to } of changes) {
    const target = path.join(modules, file)
    const text = readFileSync(target, 'utf8')
    if (!text.includes(from)) throw new Error(`«${from}» does not occur in ${file}: this Next has changed itself`)
    rmSync(target)
    writeFileSync(target, text.replaceAll(from, to))
  }
}

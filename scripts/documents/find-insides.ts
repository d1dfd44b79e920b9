import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The one folder that may use what Next and React do not publish, and what names those uses in order to find them. */
const home = /^(?:lib\/kernel\/framework\/|scripts\/documents\/find-insides\.)/
const folders = ['lib', 'components', 'pages', 'styles', 'scripts', 'tools', 'e2e']
const source = /\.(?:[cm]?[jt]s|tsx)$/
const test = /\.(?:test|spec)\.tsx?$|^e2e\/|\/test-[^/]*$/

/** What such a use looks like. Tests request the addresses of page data as browsers do, by what a page says of itself. */
const signs: readonly { what: string; pattern: RegExp; exceptTests?: boolean }[] = [
  { what: 'a file inside of Next', pattern: /\bnext\/dist\b/ },
  { what: 'a file inside of React', pattern: /\breact(?:-dom)?\/(?:cjs|umd|server\.\w+)|\breact-server-dom/ },
  { what: 'a manifest of a build', pattern: /\b[\w-]+-manifest\.json\b|\b_(?:build|ssg)Manifest\b/ },
  { what: 'what Next has built for itself', pattern: /\.next\/server\b/ },
  { what: 'the name of a chunk', pattern: /\bchunks\\?\/[({]*(?:framework|main|webpack|polyfills|_app)\b/ },
  { what: 'a plugin by the name of its class', pattern: /\bconstructor\.name\b/ },
  { what: 'a name that Next keeps for itself', pattern: /__(?:NEXT|next|N_[A-Z])(?!js)\w*|\b__nextjs_\w+/ },
  { what: 'a name that React keeps for itself', pattern: /__(?:SECRET|CLIENT|SERVER)_INTERNALS|__reactFiber|_reactRootContainer/ },
  { what: 'a method of Head', pattern: /\bget(?:Scripts|DynamicChunks|PolyfillScripts|CssLinks|PreNextScripts)\b/ },
  { what: 'the router behind the router', pattern: /\bRouter\.(?:router|components|sdc|sbc|clc)\b|\bwindow\.next\b/ },
  { what: 'the address of page data', pattern: /['"`/]\/?_next\/data\//, exceptTests: true },
]

export type InsideFound = { file: string; line: number; what: string }

/** Every use of the insides of Next and React outside of their folder, comments aside. */
export function findInsides(files: readonly { file: string; text: string }[]): InsideFound[] {
  return files
    .filter(({ file }) => !home.test(file))
    .flatMap(({ file, text }) =>
      withoutComments(text)
        .split('\n')
        .flatMap((line, index) =>
          signs
            .filter(({ pattern, exceptTests }) => pattern.test(line) && !(exceptTests && test.test(file)))
            .map(({ what }) => ({ file, line: index + 1, what })),
        ),
    )
}

/** Lines keep their places. */
const withoutComments = (text: string) =>
  text.replace(/\/\*[^]*?\*\//g, (comment) => comment.replace(/[^\n]/g, '')).replace(/(^|\s)\/\/ .*$/gm, '$1')

/** All code of a tree, its tests and settings of tools included. */
export function codeOf(root: string): { file: string; text: string }[] {
  const below = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  return [...readdirSync(root), ...below]
    .filter((file) => source.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
}

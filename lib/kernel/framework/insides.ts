import type { PieceName } from '@/lib/kernel/config/renderer.mjs'

/** What the site does with something that Next or React do not publish. */
export type Inside = {
  /** What is used, of which package. */
  uses: string
  /** The versions it was tried with; another may do as well, and its contract says so. */
  versions: string
  /** The use of it. */
  brings: string
  /** The files in which it stands. */
  files: readonly string[]
  /** The tests that say when it has changed, by their titles. */
  contracts: readonly { file: string; title: string }[]
  /** What the site does without it. */
  without: string
}

const versions = 'Next 16.4, React 19.3'

/** The one table of what stands in this folder and is switched off by itself, or by RENDERER: docs/framework-insides.md is written from it. */
export const insides: Readonly<Record<PieceName, Inside>> = {
  'whole-pages': {
    uses: '`renderToReadableStream` of `react-dom/server.edge`, replaced before Next loads; that Next reads what it gives in a loop',
    versions,
    brings: 'a page is rendered into one string, not in thousands of pieces through a web stream (decision 029)',
    files: ['whole-pages.server.ts', 'check-pieces.server.ts'],
    contracts: [
      { file: 'whole-pages.test.tsx', title: 'the installed Next renders its pages with the function that is replaced' },
      { file: 'whole-pages.test.tsx', title: 'a page rendered in one piece equals the pieces of React, byte for byte' },
    ],
    without:
      'Next renders each page in pieces, as it does everywhere. Pages then have no Suspense boundary, whose content React would hide: they hydrate at once, when the code of all their parts has come',
  },
  'direct-calls': {
    uses: '`apiResolver` of `next/dist/server/api-utils/node/api-resolver`',
    versions,
    brings: 'batches of events reach their handler without a search among all pages (decision 101)',
    files: ['invoke-api-handler.server.ts'],
    contracts: [
      { file: 'invoke-api-handler.test.ts', title: "the resolver of this Next calls a handler with Next's own request and answer" },
    ],
    without: 'Next looks for the handler, as for every other call; the queue of events stays',
  },
  'late-scripts': {
    uses: 'four methods of `Head` of `next/document`; the names of the two lists of pages',
    versions,
    brings: "a page's scripts are fetched once it is seen (decision 036)",
    files: ['page-head.tsx', 'build-pieces.mjs', 'next-names.mjs'],
    contracts: [{ file: 'page-head.test.tsx', title: 'the head of this Next has the methods that are overridden' }],
    without: 'the HTML names the scripts as Next writes them: a phone sees a page later',
  },
  'one-stylesheet': {
    uses: "the `entry` and the folder `server` of Next's builds, the names that its compiler gives styled components, its file of font faces",
    versions: `${versions}, Emotion 11.14`,
    brings: 'the styles of a build are one file and no work while a page is rendered (decision 032)',
    files: ['one-stylesheet.mjs'],
    contracts: [
      {
        file: 'one-stylesheet.test.ts',
        title: 'entries of a build that are no function are noted, and the build is to be made without the piece',
      },
    ],
    without: 'Emotion writes the styles into each page, as while developing; the build is made once more for it',
  },
  'scripts-ahead': {
    uses: 'the names of the chunks `framework` and `main`',
    versions,
    brings: 'the first scripts are compiled while they arrive (decision 087)',
    files: ['build-pieces.mjs', 'next-names.mjs'],
    contracts: [{ file: 'build-pieces.test.ts', title: 'chunks of other names are noted, and the build goes on' }],
    without: 'browsers compile them as they run',
  },
  'small-scripts': {
    uses: '`__NEXT_HAS_REWRITES` among the definitions of a build, `rewrites` of its plugin `BuildManifestPlugin`',
    versions,
    brings: 'browsers get no code and no lists for rewrites that lead to handlers (decision 033)',
    files: ['build-pieces.mjs'],
    contracts: [
      { file: 'build-pieces.test.ts', title: 'a Next without its definition of rewrites, or its plugin, is noted, and the build goes on' },
    ],
    without: 'scripts are a little larger',
  },
  'route-names': {
    uses: '`routes-manifest.json` of a build',
    versions,
    brings: 'figures and traces name the route of a request (decision 079)',
    files: ['built-routes.server.ts'],
    contracts: [{ file: 'built-routes.test.ts', title: 'routes that are written in another way are not used, and this is logged' }],
    without: 'requests of pages are counted together, as «other»',
  },
}

/** What is no piece that could be off: names of Next that are read in several places, and what benchmarks and tests read of a build. Each stands in one file of this folder. */
export const namesOnly: readonly { file: string; uses: string; without: string }[] = [
  {
    file: 'next-names.mjs',
    uses: 'the addresses of files and of page data (`/_next/static/`, `/_next/data/`), the ids of the two elements that Next makes',
    without: 'page data is not cached, and a press before hydration does what it does without JavaScript',
  },
  {
    file: 'built-pages.server.ts',
    uses: "Next's program, the manifests of scripts and parts of a build",
    without: 'benchmarks say so; the site does not read them',
  },
]

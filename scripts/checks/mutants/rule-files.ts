/** Files without decisions: tables, illustrations, samples, settings of other people's programs, sizes that only load tries out, words. */
export const undecided: readonly RegExp[] = [
  /^lib\/market\/illustrations\//,
  /^lib\/market\/catalogue\/(tables\/|vocabulary|equipment|colour-names|category)/,
  /^lib\/market\/places\/province-name/,
  /^lib\/market\/price-rating\/model\/feature-weights/, // `npm run bench:price` judges them
  /^lib\/market\/stock-import\/columns\/column\.ts/,
  /^lib\/market\/search\/query\/filters\.ts/,
  /^lib\/tracking\/(events\/event-table|tracking-defaults)/,
  /^lib\/server\/runtime\/front\/http-limits/,
  /^lib\/kernel\/errors\/(browser-reports|replay|report-options)/,
  /^lib\/kernel\/mail\//,
  /^lib\/server\/showcase\//,
  /^lib\/accounts\/consent\/storage-inventory/,
  /^lib\/accounts\/users\/italian-password-words/,
]

const isOfTests = (file: string) => /(\.test|\.d)\.ts$|\/test-[^/]+$/.test(file)

/** The pure files of lib that hold decisions. */
export function ruleFiles(files: readonly string[]): string[] {
  return files.filter(
    (file) =>
      /^lib\/[^/]+\/.*\.ts$/.test(file) &&
      !file.endsWith('.server.ts') &&
      !isOfTests(file) &&
      !undecided.some((pattern) => pattern.test(file)),
  )
}

/** Everything of a folder, or one file, with its SQL. */
export function filesUnder(files: readonly string[], path: string): string[] {
  return files.filter(
    (file) => (file === path || file.startsWith(`${path.replace(/\/$/, '')}/`)) && /\.tsx?$/.test(file) && !isOfTests(file),
  )
}

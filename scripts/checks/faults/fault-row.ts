/** A small change of the source, as somebody might make it by mistake. What is searched stands in the file exactly once. */
export type Edit = { file: string; search: string; replace: string }

/**
 * What is promised when something fails, the tests that keep it (`file › title`, letter for letter), and a planted bug that proves that they can fail.
 * `inBrowser`: the same with the whole application, which takes a build and minutes.
 */
export type FaultRow = {
  row: string
  fault: string
  promise: string
  tests: readonly string[]
  inBrowser?: readonly string[]
  planted: { bug: string; edits: readonly Edit[] }
}

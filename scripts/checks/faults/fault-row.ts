/** A small mistaken change of the source. The search string is in the file exactly once. */
export type Edit = { file: string; search: string; replace: string }

/**
 * The promise for a fault, its tests (`file › title`, letter for letter), and a planted bug that proves that the tests can fail.
 * `inBrowser`: tests with the whole application, which take a build and minutes.
 */
export type FaultRow = {
  row: string
  fault: string
  promise: string
  tests: readonly string[]
  inBrowser?: readonly string[]
  planted: { bug: string; edits: readonly Edit[] }
}

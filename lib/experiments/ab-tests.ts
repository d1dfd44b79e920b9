/** Experiment key → variation key. */
export type AbTests = Readonly<Record<string, string>>

/** Where this browser remembers what it was shown; written in the browser, at the exposure. */
export const abTestsCookie = 'ab_tests'

const word = /^[\w.-]{1,100}$/
const mostPairs = 50

/** Assignments as the cookie, the page prop and the header `X-AB-Tests` carry them: `key:variation`, separated by commas. The format is ours: the specification names none. */
export function abTestsText(tests: AbTests): string {
  return Object.entries(tests)
    .filter(([key, variation]) => word.test(key) && word.test(variation))
    .map(([key, variation]) => `${key}:${variation}`)
    .join(',')
}

/** Whatever is not such a pair is left out: a cookie can hold anything. */
export function readAbTests(text: string | undefined): AbTests {
  const pairs = (text ?? '').slice(0, 4_096).split(',', mostPairs).map((pair) => pair.split(':'))
  return Object.fromEntries(pairs.flatMap(([key = '', variation = '', ...more]) => (more.length === 0 && word.test(key) && word.test(variation) ? [[key, variation]] : [])))
}

/** The cookie of what a browser was shown, in ids like the vendor's profiles: names may change, and be used again. Written in the browser, at the exposure. */
export const abTestsCookie = 'ab_tests'

const word = /^[\w.-]{1,64}$/
export const isPairWord = (text: string) => word.test(text)
const maxPairs = 50
/** The length, encoded. Of the 4096 bytes of a cookie, name and attributes take some. */
const maxEncodedLength = 3_800

/** An experiment and a variation each, `10001:20002,10002:20005`: ids in the cookie, keys in the page prop and the header `X-AB-Tests`. The format is ours: the specification names none. Where they are too many, the first ones are left out. */
export function pairsText(pairs: Iterable<readonly [string, string]>): string {
  let texts = [...pairs]
    .filter((pair) => pair.every(isPairWord))
    .map((pair) => pair.join(':'))
    .slice(-maxPairs)
  while (encodeURIComponent(texts.join(',')).length > maxEncodedLength) texts = texts.slice(1)
  return texts.join(',')
}

/** Whatever is not such a pair is left out: a cookie can hold anything. */
export function readPairs(text: string | undefined): Map<string, string> {
  const pairs = (text ?? '')
    .slice(0, maxEncodedLength)
    .split(',', maxPairs)
    .map((pair) => pair.split(':'))
  return new Map(
    pairs.flatMap(([first = '', second = '', ...more]) =>
      more.length === 0 && isPairWord(first) && isPairWord(second) ? [[first, second] as const] : [],
    ),
  )
}

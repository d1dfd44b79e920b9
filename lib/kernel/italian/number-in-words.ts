const small = [
  ...['', 'uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci', 'undici', 'dodici', 'tredici', 'quattordici'],
  ...['quindici', 'sedici', 'diciassette', 'diciotto', 'diciannove'],
] as const
const tens = ['', '', 'venti', 'trenta', 'quaranta', 'cinquanta', 'sessanta', 'settanta', 'ottanta', 'novanta'] as const

/** «ventiseimilasettecento», of a whole number from 1 to 999,999,999. */
export function numberInWords(number: number): string {
  const [millions, thousands, rest] = [Math.floor(number / 1_000_000), Math.floor(number / 1_000) % 1_000, number % 1_000]
  const million = millions === 0 ? '' : millions === 1 ? 'unmilione' : `${below1000(millions)}milioni`
  const thousand = thousands === 0 ? '' : thousands === 1 ? 'mille' : `${below1000(thousands)}mila`
  return `${million}${thousand}${below1000(rest)}`
}

function below1000(number: number): string {
  const [hundreds, rest] = [Math.floor(number / 100), number % 100]
  const hundred = hundreds === 0 ? '' : hundreds === 1 ? 'cento' : `${small[hundreds] ?? ''}cento`
  return `${hundred}${below100(rest)}`
}

function below100(number: number): string {
  if (number < 20) return small[number] ?? ''
  const [ten, one] = [tens[Math.floor(number / 10)] ?? '', number % 10]
  return `${one === 1 || one === 8 ? ten.slice(0, -1) : ten}${small[one] ?? ''}`
}

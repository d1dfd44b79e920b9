import type { Fact } from './model/facts'

const factNames = {
  gearbox: 'il cambio',
  version: 'la versione',
  powerKw: 'la potenza',
  fuel: 'il carburante',
  displacementCc: 'la cilindrata',
  drive: 'la trazione',
  body: 'la carrozzeria',
  doors: 'le porte',
  seats: 'i posti',
} as const satisfies Record<Fact, string>

/** «il cambio, la potenza e i posti». */
export function factList(facts: readonly Fact[]): string {
  const names = facts.map((fact) => factNames[fact])
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} e ${names.at(-1)}`
}

/** «cambio e versione». */
export function bareFactList(facts: readonly Fact[]): string {
  return factList(facts).replace(/(^|, | e )(?:il|la|le|i) /g, '$1')
}

const parts: readonly { from: number; text: string }[] = [
  { from: 0.6, text: 'di oltre la metà' },
  { from: 0.45, text: 'della metà' },
  { from: 0.3, text: 'di un terzo' },
  { from: 0.225, text: 'di un quarto' },
  { from: 0.175, text: 'di un quinto' },
]

/** «Il cambio stringe la stima della metà». */
export function narrowingText(fact: Fact, share: number): string {
  const name = factNames[fact]
  const part = parts.find(({ from }) => share >= from)?.text ?? `del ${Math.round(share * 100)}%`
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} stringe la stima ${part}`
}

import type { DealerTrade } from '../demo-dealer'
import type { Random } from '../random'

/** What a sentence says of the vehicle: «l’auto», «della moto», «nuovo». */
const words: Readonly<Record<'auto' | 'moto' | 'camper' | 'furgone', Readonly<Record<string, string>>>> = {
  auto: { il: 'l’auto', un: 'un’auto', del: 'dell’auto', al: 'all’auto', nudo: 'auto', o: 'a' },
  moto: { il: 'la moto', un: 'una moto', del: 'della moto', al: 'alla moto', nudo: 'moto', o: 'a' },
  camper: { il: 'il camper', un: 'un camper', del: 'del camper', al: 'al camper', nudo: 'camper', o: 'o' },
  furgone: { il: 'il furgone', un: 'un furgone', del: 'del furgone', al: 'al furgone', nudo: 'furgone', o: 'o' },
}
const nounOf: Readonly<Record<DealerTrade, keyof typeof words>> = {
  concessionaria: 'auto',
  multimarca: 'auto',
  moto: 'moto',
  camper: 'camper',
  commerciali: 'furgone',
  epoca: 'auto',
  noleggio: 'auto',
}

/** The sentences of a source, one a line. */
export function linesOf(source: string): readonly string[] {
  return source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

type Slots = Readonly<Record<string, string>>

/** One of what stands in brackets is taken, «(bene|benissimo)»; slots speak of what the trade sells, «{il}», or are given. */
export function spell(random: Random, phrase: string, trade: DealerTrade, slots: Slots = {}): string {
  const noun = words[nounOf[trade]]
  const text = phrase
    .replace(/\(([^()]*\|[^()]*)\)/g, (_, choices: string) => random.pick(choices.split('|')))
    .replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? noun[slot] ?? '')
  return text.replace(/(?<=^|[.!?] )\p{Ll}/gu, (letter) => letter.toUpperCase())
}

/** A line that was not said before; where all were, one that was said long ago. Every dealer has a memory of its own, so that a page does not repeat itself. */
export function freshLine(random: Random, lines: readonly string[], said: Set<string>): string {
  const fresh = lines.filter((line) => !said.has(line))
  const line = random.pick(fresh.length > 0 ? fresh : longAgo(lines, said))
  said.delete(line) // the latest stand last
  said.add(line)
  return line
}

/** The half that was said first. */
function longAgo(lines: readonly string[], said: ReadonlySet<string>): string[] {
  const inTurn = [...said].filter((line) => lines.includes(line))
  return inTurn.slice(0, Math.ceil(inTurn.length / 2))
}

import type { ResultsAnalysis } from '@/lib/experimentation/experiment-results/analyse-results'
import { suspiciousShare } from '@/lib/experimentation/experiment-results/intake/event-outcome'
import { numberText, percentText } from '@/lib/market/catalogue/number-text'
import { sharesText } from './result-text'

export type QualityPart = { text: string; isWrong: boolean }
type Judged = Pick<ResultsAnalysis, 'visitors' | 'total' | 'mixed' | 'unknownVariationVisitors' | 'phases' | 'split'>

/** Among these few, one who saw several variants is chance: a browser that was given a new id, or a link with a preview. */
const bearableMixed = 0.01

/** Whether the figures of an experiment can be believed, part by part. `refused`: the share of a week's events that were refused; null without any. */
export function qualityOf(judgement: Judged, refused: number | null): QualityPart[] {
  return [splitPart(judgement), mixedPart(judgement), ...unknownParts(judgement), ...refusedParts(refused)]
}

function splitPart({ visitors, total, phases, split }: Judged): QualityPart {
  const seen = visitors.map((arm) => (total === 0 ? 0 : arm.visitors / total))
  const expected = visitors.map((arm) => arm.expected ?? 0)
  if (!split) return { text: 'La divisione dei visitatori si controlla quando ne arrivano in più varianti.', isWrong: false }
  if (!split.isMismatch) return { text: `La divisione dei visitatori è giusta (${sharesText(seen)}).`, isWrong: false }
  const where = phases.length > 1 ? ' Quale fase è, lo dice la tabella delle fasi.' : ''
  return {
    text: `La divisione dei visitatori non è giusta (${sharesText(seen)} invece di ${sharesText(expected)}), e il caso non basta a spiegarlo: questi risultati non valgono.${where} Per un giudizio serve un esperimento nuovo.`,
    isWrong: true,
  }
}

function mixedPart({ mixed, total }: Judged): QualityPart {
  if (mixed === 0) return { text: 'Nessuno ha visto più di una variante.', isWrong: false }
  const text =
    mixed === 1
      ? 'Escluso: 1 visitatore che ha visto più di una variante.'
      : `Esclusi: ${numberText(mixed)} visitatori che hanno visto più di una variante.`
  return { text, isWrong: mixed > bearableMixed * (total + mixed) }
}

function unknownParts({ unknownVariationVisitors: count, total }: Judged): QualityPart[] {
  if (count === 0) return []
  const who = count === 1 ? 'Escluso: 1 visitatore' : `Esclusi: ${numberText(count)} visitatori`
  return [{ text: `${who} di varianti che la configurazione non ha più.`, isWrong: count > bearableMixed * (total + count) }]
}

function refusedParts(refused: number | null): QualityPart[] {
  if (refused === null) return []
  const text = `Degli eventi di tutto il sito, negli ultimi sette giorni, è scartato il ${percentText(refused, 1)}.`
  return [{ text, isWrong: refused > suspiciousShare }]
}

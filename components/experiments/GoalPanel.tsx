import styled from '@emotion/styled'
import { DataTable } from '@/components/ui/DataTable'
import type { ArmResult, GoalResult, Verdict } from '@/lib/experimentation/experiment-results/judge-goals'
import type { Comparison } from '@/lib/experimentation/experiment-results/statistics/compare'
import type { MeasureKind } from '@/lib/experimentation/experiment-results/statistics/per-visitor'
import { earlierDays, significantBelow } from '@/lib/experimentation/experiment-results/statistics/thresholds'
import { euroText, numberText, percentText } from '@/lib/market/catalogue/number-text'
import { color, fontSize, radius } from '@/styles/tokens'
import { ResultPanel } from './ResultPanel'
import {
  liftRange,
  liftText,
  measureLabel,
  measureText,
  oddsText,
  pointsText,
  rateText,
  roleLabels,
  tooFewText,
  verdictLabels,
} from './result-text'

type Props = {
  goal: GoalResult
  name: string
  place: number
  /** Whether phases with shares of their own are compared one by one. */
  isStratified: boolean
}

/** A large figure beside these would be taken for a result. */
const undecided: ReadonlySet<Verdict> = new Set<Verdict>(['open', 'undecided', 'safe'])
/** That there is a difference is said by these. */
const certain: ReadonlySet<Verdict> = new Set<Verdict>(['better', 'worse', 'overruled', 'waiting'])

type Sum = { title: string; of: (worth: ArmResult['worth']) => number | null; text: (sum: number) => string }
/** Each is shown when at least one variation has a value for it. */
const possibleSums: readonly Sum[] = [
  { title: 'Valore', of: (worth) => worth?.value ?? null, text: numberText },
  { title: 'Ricavo', of: (worth) => worth?.revenueCents ?? null, text: euroText },
]

/** What came of one conversion: each variant against the control, and what was counted. */
export function GoalPanel({ goal: { key, role, limit, arms, measures }, name, place, isStratified }: Props) {
  const sums = possibleSums.filter(({ of }) => arms.some(({ worth }) => of(worth) !== null))
  return (
    <ResultPanel id={`obiettivo-${place}`} title={`${roleLabels[role]}: ${name}`}>
      {limit !== null && (
        <p>
          Non deve peggiorare di più del {percentText(limit, 1)} rispetto al controllo. Il giudizio guarda se l’intervallo dell’effetto
          relativo resta tutto sopra quel limite, o tutto sotto.
        </p>
      )}
      <Comparisons aria-label={`Confronto con il controllo per ${key}`}>
        {arms.slice(1).map((arm) => (
          <ArmComparison key={arm.variation.id} control={arms[0] ?? arm} arm={arm} />
        ))}
      </Comparisons>
      {isStratified && (
        <p>Il confronto è fatto fase per fase, e può essere un altro da quello dei tassi di tutte le fasi insieme, che stanno qui sotto.</p>
      )}
      <DataTable label={`Risultati di ${key}`} head={['Variante', 'Visitatori', 'Convertiti', 'Tasso']}>
        {arms.map(({ variation, visitors, converted, rate, verdict }) => (
          <tr key={variation.id}>
            <th scope="row">
              {variation.key}
              {verdict === 'control' && ' (controllo)'}
            </th>
            <td>{numberText(visitors)}</td>
            <td>{numberText(converted)}</td>
            <td>{rateText(rate)}</td>
          </tr>
        ))}
      </DataTable>
      {arms.some(({ again }) => again > 0) && (
        <p>
          Convertiti per la prima volta, cioè senza averlo fatto nei {earlierDays} giorni prima di vedere l’esperimento:{' '}
          {arms.map(({ variation, converted, again }) => `${variation.key} ${numberText(converted - again)}`).join('; ')}.
        </p>
      )}
      {sums.map(({ title, of, text }) => (
        <p key={title}>
          {title} di tutte le conversioni, anche ripetute:{' '}
          {arms.map(({ variation, worth }) => `${variation.key} ${text(of(worth) ?? 0)}`).join('; ')}.
        </p>
      ))}
      <PerVisitor goal={key} measures={measures} />
    </ResultPanel>
  )
}

/** No figure where nothing may be said yet, and a large one only beside a verdict. */
function ArmComparison({ control, arm }: { control: ArmResult; arm: ArmResult }) {
  const { variation, comparison, narrower, verdict } = arm
  const isSilent = verdict === 'tooFew' || verdict === 'mismatch' || verdict === 'partial'
  return (
    <li>
      <h3>{variation.key}</h3>
      <Outcome data-verdict={verdict}>{verdict === 'tooFew' ? tooFewText(control, arm) : verdictLabels[verdict]}</Outcome>
      {comparison && !isSilent && (
        <dl>
          <dt>Rispetto al controllo</dt>
          {!undecided.has(verdict) && comparison.lift && <Main>{liftText(comparison.lift.estimate)}</Main>}
          <dd>{comparison.lift ? liftRange(comparison.lift) : 'il controllo non ha ancora conversioni'}</dd>
          <dt>In punti percentuali</dt>
          <dd>
            {pointsText(comparison.difference.estimate)} (da {pointsText(comparison.difference.low)} a{' '}
            {pointsText(comparison.difference.high)})
          </dd>
          {certain.has(verdict) && (
            <>
              <dt>Probabilità di sbagliarsi</dt>
              <dd>{oddsText(comparison.adjustedPValue)}, in qualunque giorno si guardi</dd>
            </>
          )}
          {narrower >= 0.005 && (
            <>
              <dt>Visite precedenti</dt>
              <dd>intervallo più stretto del {percentText(narrower)}</dd>
            </>
          )}
        </dl>
      )}
    </li>
  )
}

/** Every figure of every variation, the variants beside the control. */
function PerVisitor({ goal, measures }: { goal: string; measures: GoalResult['measures'] }) {
  if (measures.length === 0) return null
  const cents = measures.map(({ centsEach }) => centsEach).find((each) => each !== null)
  return (
    <>
      <DataTable label={`Per visitatore: ${goal}`} isOneLine head={['Per visitatore', 'Media', 'Differenza', 'Rispetto al controllo']}>
        {measures.flatMap(({ kind, arms }) =>
          arms.map(({ variation, mean, comparison }, place) => (
            <tr key={`${kind} ${variation.id}`}>
              <th scope="row">
                {measureLabel(kind, goal)}: {variation.key}
              </th>
              <td>{mean === null ? '–' : measureText(kind, mean)}</td>
              <td>{comparison ? differenceText(kind, comparison) : place === 0 ? '–' : 'troppo pochi dati'}</td>
              <td>{comparison?.lift ? `${liftText(comparison.lift.estimate)} (${liftRange(comparison.lift)})` : '–'}</td>
            </tr>
          )),
        )}
      </DataTable>
      <p>
        Medie di tutti i visitatori, anche di chi non ha convertito. Ogni intervallo è sempre valido da solo, al{' '}
        {percentText(1 - significantBelow)}: è un orientamento e non dà giudizi.
        {cents !== undefined &&
          ` Il valore stimato conta ${euroText(cents)} per conversione: è un peso scelto da noi, non un ricavo misurato.`}
      </p>
    </>
  )
}

function differenceText(kind: MeasureKind, { difference: { estimate, low, high } }: Comparison): string {
  return `${measureText(kind, estimate)} (da ${measureText(kind, low)} a ${measureText(kind, high)})`
}

const Comparisons = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  gap: 12px;
  li { padding: 14px 16px; border: 1px solid ${color.border}; border-radius: ${radius.md}; }
  h3 { font-size: ${fontSize.lg}; overflow-wrap: anywhere; }
  dl { margin-top: 8px; }
  dt { margin-top: 8px; color: ${color.textMuted}; font-size: ${fontSize.base}; }
  dd { font-variant-numeric: tabular-nums; }
`
const Main = styled.dd`
  font-size: ${fontSize.xl3};
  font-weight: 700;
  line-height: 1.2;
`
const Outcome = styled.p`
  &[data-verdict='better'], &[data-verdict='safe'] { color: ${color.success}; font-weight: 600; }
  &[data-verdict='worse'], &[data-verdict='mismatch'], &[data-verdict='harmed'], &[data-verdict='overruled'] { color: ${color.danger}; font-weight: 600; }
`

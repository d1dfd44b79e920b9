import styled from '@emotion/styled'
import { Link } from '@/components/ui/Link'
import { Panel } from '@/components/ui/Panel'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import type { ExperimentView, Outlook, PlanProgress } from '@/lib/experimentation/experiment-drafts/experiment-view'
import { numericMomentText } from '@/lib/kernel/italian/date-text'
import { experimentPath } from '@/lib/kernel/routes/routes'
import { numberText, percentText } from '@/lib/market/catalogue/number-text'
import { maxWidth } from '@/styles/media'
import { color, fontSize, radius } from '@/styles/tokens'
import { StatusBadge } from './StatusBadge'

type Props = {
  experiment: ExperimentView
  /** Whether the site reads what is published here: only then its previews show anything. */
  isInUse: boolean
}

/** What was decided of an experiment, how far it is, and a look at each variation. */
export function ExperimentFacts({ experiment, isInUse }: Props) {
  const { key, facts, progress, variations, outlook, resultsAddress, rolloutAddress } = experiment
  return (
    <Panel aria-labelledby="esperimento">
      <Head>
        <h2 id="esperimento">Esperimento</h2>
        <StatusBadge experiment={experiment} />
      </Head>
      <Facts>
        {facts.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Facts>
      {progress && <Progress progress={progress} />}
      {outlook && <OutlookList outlook={outlook} />}
      <Variations>
        {variations.map((variation, place) => (
          <li key={variation.key}>
            {isInUse && (
              <Picture aria-hidden="true">
                {/* A still picture: without scripts it counts nothing, and the keyboard passes it by. */}
                <iframe src={variation.previewHref} title={variation.key} sandbox="allow-same-origin" loading="lazy" tabIndex={-1} />
              </Picture>
            )}
            <a href={variation.previewHref} target="_blank" rel="noopener">
              Anteprima di {variation.key}
              {place === 0 && ' (controllo)'}
              <VisuallyHidden> in una nuova scheda</VisuallyHidden>
            </a>
          </li>
        ))}
      </Variations>
      {resultsAddress !== null && (
        <Results href={experimentPath(resultsAddress)}>
          Risultati<VisuallyHidden> di {key}</VisuallyHidden>
        </Results>
      )}
      {rolloutAddress !== null && (
        <Results href={experimentPath(rolloutAddress)}>
          Come va l’estensione<VisuallyHidden> di {key}</VisuallyHidden>
        </Results>
      )}
    </Panel>
  )
}

function Progress({ progress: { visitors, planned, startedAt, endsAt } }: { progress: PlanProgress }) {
  if (planned === 0 || startedAt === endsAt) return <p>Il piano non ha giorni o visitatori: non si legge, e non decide niente.</p>
  return (
    <Plan>
      <label htmlFor="misura">
        {numberText(visitors)} visitatori su {numberText(planned)} previsti
      </label>
      <progress id="misura" value={Math.min(visitors, planned)} max={planned} />
      <small>
        Avviato il {numericMomentText(startedAt)}, fine prevista il {numericMomentText(endsAt)}.
      </small>
    </Plan>
  )
}

/** What the plan can find, before anybody has seen a result. */
function OutlookList({ outlook: { effects, guardrails } }: { outlook: Outlook }) {
  return (
    <ul>
      {effects.map(({ weeks, lift }) => (
        <li key={weeks}>
          In {weeks} settimane si vede {lift === null ? 'solo un effetto enorme' : `un effetto da ${percentText(lift, 1)} in su`}.
        </li>
      ))}
      {guardrails.map(({ name, chance }) => (
        <li key={name}>
          Non deve peggiorare «{name}»:{' '}
          {chance === null
            ? 'il registro non dice ancora quanto spesso succede.'
            : `se niente la cambia, alla fine del piano è decisa nel ${percentText(chance, 0)} dei casi.`}
        </li>
      ))}
    </ul>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  h2 { font-size: ${fontSize.xl}; }
`
const Facts = styled.dl`
  display: grid;
  gap: 6px;
  margin: 12px 0 16px;
  > div { display: grid; grid-template-columns: minmax(96px, 180px) minmax(0, 1fr); gap: 12px; }
  dt { color: ${color.textMuted}; }
  dd { overflow-wrap: anywhere; white-space: pre-line; }
  ${maxWidth(583)} { > div { grid-template-columns: minmax(0, 1fr); gap: 0; } }
`
const Plan = styled.div`
  display: grid;
  gap: 6px;
  margin-bottom: 16px;
  label { font-weight: 600; }
  progress { width: 100%; max-width: 420px; height: 12px; accent-color: ${color.accent}; }
  small { color: ${color.textMuted}; font-size: ${fontSize.base}; }
`
const Variations = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
  gap: 16px;
  margin-bottom: 12px;
  a { display: inline-flex; align-items: center; min-height: 32px; overflow-wrap: anywhere; }
`
const Results = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 32px;
`
/** A page 1280 pixels wide, at a fifth of its size. */
const Picture = styled.div`
  width: 240px;
  max-width: 100%;
  height: 160px;
  overflow: hidden;
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.md};
  background: ${color.surfaceMuted};
  iframe { width: 1280px; height: 854px; border: 0; transform: scale(.1875); transform-origin: 0 0; pointer-events: none; }
`

import styled from '@emotion/styled'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Panel } from '@/components/ui/Panel'
import { routes } from '@/lib/kernel/routes/routes'
import { numberText } from '@/lib/market/catalogue/number-text'
import { mostTrialRows, type TrialReport } from '@/lib/market/dealer-imports/file-trial'
import { maxWidth } from '@/styles/media'
import { color, font, fontSize, radius } from '@/styles/tokens'

/** What the file would become, in figures, and the next step. */
export function TrialSummary({ counts, isCut }: Pick<TrialReport, 'counts' | 'isCut'>) {
  const figures = [
    { label: 'annunci pronti', count: counts.ads },
    { label: 'bozze, manca un dato', count: counts.drafts },
    { label: 'righe rifiutate', count: counts.refused },
    { label: 'venduti o non più disponibili', count: counts.gone },
    ...(counts.repeated > 0 ? [{ label: 'righe ripetute', count: counts.repeated }] : []),
  ]
  return (
    <Panel aria-labelledby="risultato">
      <h2 id="risultato">{resultText(counts)}</h2>
      <Figures>
        {figures.map(({ label, count }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{numberText(count)}</dd>
          </div>
        ))}
      </Figures>
      {isCut && (
        <p>
          Abbiamo provato solo le prime {numberText(counts.rows)} righe (al massimo {numberText(mostTrialRows)}): importando il file si
          leggono tutte.
        </p>
      )}
      <NextStep>
        <p>Nulla è pubblicato. Registra la concessionaria e porta di nuovo il file: prima di pubblicare rivedi la prova.</p>
        <ButtonLink href={routes.dealerRegistration} variant="cta">
          Registra la concessionaria
        </ButtonLink>
      </NextStep>
    </Panel>
  )
}

function resultText({ rows, ads }: TrialReport['counts']): string {
  if (ads === 0) return rows === 1 ? 'La riga del file non sarebbe un annuncio, per ora' : 'Nessuna riga sarebbe un annuncio, per ora'
  const found = ads === 1 ? '1 veicolo sarebbe un annuncio' : `${numberText(ads)} veicoli sarebbero annunci`
  return `${found}, su ${rows === 1 ? '1 riga' : `${numberText(rows)} righe`}`
}

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: 12px;
  margin: 16px 0;
  > div { display: flex; flex-direction: column-reverse; justify-content: flex-end; padding: 12px 14px; border: 1px solid ${color.border}; border-radius: ${radius.md}; }
  dt { color: ${color.textMuted}; font-size: ${fontSize.base}; line-height: 1.3; }
  dd { font: 700 ${fontSize.xl3}/1.1 ${font.display}; font-variant-numeric: tabular-nums; }
  ${maxWidth(450)} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`
const NextStep = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 24px;
  align-items: center;
  justify-content: space-between;
  margin-top: 20px;
  padding: 16px;
  border-radius: ${radius.md};
  background: ${color.accentSurface};
  p { flex: 1 1 320px; }
`

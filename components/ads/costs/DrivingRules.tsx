import styled from '@emotion/styled'
import { SourceLinks } from '@/components/ads/SourceLinks'
import type { AdUse } from '@/lib/market/ads/ad-use'
import type { CirculationAnswer } from '@/lib/market/running-costs/circulation'
import { licenceWords } from '@/lib/market/running-costs/licence-words'
import { licenceRulesId } from '@/lib/market/running-costs/vehicle-use'
import { color, fontSize, radius } from '@/styles/tokens'

type Props = { use: Pick<AdUse, 'licences' | 'circulation' | 'historic'> }

const circulationWords: Readonly<Record<CirculationAnswer['answer'], string>> = {
  limited: 'con limiti',
  check: 'da verificare',
  none: 'nessun limite che conosciamo',
  unknown: 'non indicato',
}

/** The rules for driving it: by which licences, where not, and what its age changes. */
export function DrivingRules({ use: { licences, circulation, historic } }: Props) {
  return (
    <section id={licenceRulesId}>
      <h2>Chi può guidarlo, e dove</h2>
      {licences && (
        <Rule>
          <h3>Patente</h3>
          <Licences>
            {licences.answers.map(({ licence, answer, why }) => (
              <div key={licence}>
                <dt>
                  {licence}: {licenceWords[answer]}
                </dt>
                <dd>{why}</dd>
              </div>
            ))}
          </Licences>
          <small>
            <SourceLinks of="Regole verificate" {...licences} />
          </small>
        </Rule>
      )}
      {circulation && (
        <Rule>
          <h3>Circolazione: {circulationWords[circulation.answer]}</h3>
          {circulation.sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <small>
            <SourceLinks of="Regole verificate" {...circulation} />
          </small>
        </Rule>
      )}
      {historic && (
        <Rule>
          <h3>Veicolo storico</h3>
          <p>{historic.sentence}</p>
          <small>
            <SourceLinks of="Regole verificate" {...historic} />
          </small>
        </Rule>
      )}
    </section>
  )
}

const Rule = styled.div`
  display: grid;
  gap: 6px;
  margin-top: 12px;
  padding: 16px 20px;
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  h3 { font-size: ${fontSize.lg}; }
  small { color: ${color.textMuted}; font-size: ${fontSize.base}; }
`
const Licences = styled.dl`
  display: grid;
  gap: 8px;
  dt { font-weight: 600; }
  dd { color: ${color.textSecondary}; }
`

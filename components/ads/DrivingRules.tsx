import styled from '@emotion/styled'
import type { AdUse } from '@/lib/market/ads/ad-use'
import type { CirculationAnswer } from '@/lib/market/running-costs/circulation'
import type { LicenceAnswer } from '@/lib/market/running-costs/licences'
import type { TariffSource } from '@/lib/market/running-costs/tariffs'
import { licenceRulesId } from '@/lib/market/running-costs/vehicle-use'
import { color, fontSize, radius } from '@/styles/tokens'

type Props = { use: Pick<AdUse, 'licences' | 'circulation' | 'historic'> }

const licenceWords: Readonly<Record<LicenceAnswer['answer'], string>> = { yes: 'sì', no: 'no', unknown: 'non indicato' }
const circulationWords: Readonly<Record<CirculationAnswer['answer'], string>> = {
  limited: 'con limiti',
  check: 'da verificare',
  none: 'nessun limite che conosciamo',
  unknown: 'non indicato',
}
const calendar = new Intl.DateTimeFormat('it-IT', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/Rome' })

/** By which licences it may be driven, where it may not go, and what its age changes. */
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
          <Checked {...licences} />
        </Rule>
      )}
      {circulation && (
        <Rule>
          <h3>Circolazione: {circulationWords[circulation.answer]}</h3>
          {circulation.sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <Checked {...circulation} />
        </Rule>
      )}
      {historic && (
        <Rule>
          <h3>Veicolo storico</h3>
          <p>{historic.sentence}</p>
          <Checked {...historic} />
        </Rule>
      )}
    </section>
  )
}

function Checked({ sources, checkedOn }: { sources: readonly TariffSource[]; checkedOn: string }) {
  return (
    <small>
      Regole verificate il {calendar.format(new Date(checkedOn))}:{' '}
      {sources.map(({ label, url }, place) => (
        <span key={label}>
          {place > 0 && ', '}
          <a href={url} rel="noreferrer">
            {label}
          </a>
        </span>
      ))}
      .
    </small>
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

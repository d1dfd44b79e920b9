import styled from '@emotion/styled'
import type { IconName } from '@/components/ui/icons/Icon'
import { Icon } from '@/components/ui/icons/Icon'
import type { PublicAdJson } from '@/lib/market/ads/page/ad-page'
import { type KeyFact, keyFacts } from '@/lib/market/ads/page/key-facts'
import { maxWidth } from '@/styles/media'
import { color, fontSize, radius } from '@/styles/tokens'

type Props = { ad: PublicAdJson }

const icons: Record<KeyFact['kind'], IconName> = {
  registration: 'calendar',
  mileage: 'road',
  fuel: 'fuel',
  gearbox: 'gearbox',
  power: 'power',
  emissions: 'leaf',
  doors: 'door',
  rentalMonths: 'calendar',
  rentalKm: 'road',
  owners: 'user',
  beds: 'camper',
  length: 'camper',
  payload: 'van',
  licence: 'user',
}

/** The eight facts somebody asks for first. */
export function KeyFacts({ ad }: Props) {
  return (
    <section>
      <h2>In breve</h2>
      <Grid>
        {keyFacts(ad).map(({ kind, label, value }) => (
          <div key={kind}>
            <dt>
              <Icon name={icons[kind]} size={24} />
              {label}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Grid>
    </section>
  )
}

const Grid = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 1px;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.border};
  > div { padding: 16px clamp(8px, 10vw - 24px, 14px); background: ${color.surface}; } /* at 320 px «Semiautomatico» has room */
  dt { color: ${color.textMuted}; font-size: ${fontSize.sm}; }
  dt svg { display: block; margin-bottom: 8px; color: ${color.accent}; }
  dd { font-weight: 600; line-height: 1.35; overflow-wrap: anywhere; }
  ${maxWidth(800)} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  @media print { grid-template-columns: repeat(4, minmax(0, 1fr)); > div { padding: 8px; } dt svg { display: none; } }
`

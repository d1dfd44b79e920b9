import styled from '@emotion/styled'
import type { IconName } from '@/components/ui/icons/Icon'
import { Icon } from '@/components/ui/icons/Icon'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import type { PublicAdJson } from '@/lib/market/ads/page/ad-page'
import { type KeyFact, keyFacts } from '@/lib/market/ads/page/key-facts'
import { yesNoText } from '@/lib/market/catalogue/vocabulary'
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

const unsaid = yesNoText(null)

/** The eight facts somebody asks for first, as far as they are declared. */
export function KeyFacts({ ad }: Props) {
  return (
    <section>
      <VisuallyHidden as="h2">In breve</VisuallyHidden>
      <Grid>
        {keyFacts(ad)
          .filter(({ value }) => value !== unsaid)
          .map(({ kind, label, value }) => (
            <div key={kind}>
              <dt>
                <Icon name={icons[kind]} />
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
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8.5rem, 22%)), 1fr));
  gap: 1px;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  > div { position: relative; padding: 10px 6px 10px 34px; box-shadow: 0 0 0 1px ${color.border}; }
  dt { color: ${color.textMuted}; font-size: ${fontSize.sm}; line-height: 1.3; overflow-wrap: anywhere; }
  dt svg { position: absolute; top: 11px; left: 8px; color: ${color.accent}; }
  dd { font-weight: 600; line-height: 1.3; overflow-wrap: anywhere; }
  @media print { grid-template-columns: repeat(4, minmax(0, 1fr)); > div { padding: 8px; } dt svg { display: none; } }
`

import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Container } from '@/components/ui/Container'
import { Link } from '@/components/ui/Link'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { type DealerAbility, type Dealership, type DealerTab, mayIn } from '@/lib/accounts/dealerships/dealership'
import { dealerArea, dealerAreaHref } from '@/lib/kernel/routes/dealer-area'
import { numberText } from '@/lib/market/catalogue/number-text'
import { color, fontSize, radius } from '@/styles/tokens'

type Section = keyof typeof dealerArea
type Props = {
  title: string
  /** One sentence beside the dealer's name. */
  lead?: string
  current: Section
  dealership: Dealership
  /** All dealers the account acts for. */
  dealerships: readonly DealerTab[]
  children: ReactNode
}

const sections: readonly { key: Section; label: string; needs?: DealerAbility }[] = [
  { key: 'overview', label: 'Oggi' },
  { key: 'vehicles', label: 'Stock' },
  { key: 'imports', label: 'Importa' },
  { key: 'leads', label: 'Richieste', needs: 'readLeads' },
  { key: 'reviews', label: 'Recensioni' },
  { key: 'statistics', label: 'Statistiche' },
  { key: 'exports', label: 'Esporta' },
  { key: 'partner', label: 'Partner' },
  { key: 'staff', label: 'Collaboratori' },
  { key: 'profile', label: 'Profilo' },
]

/** The frame of a dealer's pages: whose they are, the way to the others, what is shown of one. */
export function DealerAreaFrame({ title, lead, current, dealership, dealerships, children }: Props) {
  const shown = sections.filter(({ needs = 'look' }) => mayIn(dealership, needs))
  const counts = dealerships.find(({ dealerId }) => dealerId === dealership.dealerId)?.counts
  return (
    <>
      <Strip aria-label="Area concessionario">
        <Container>
          <ul>
            {shown.map(({ key, label }) => (
              <li key={key}>
                <Link href={dealerAreaHref(dealerArea[key], dealership.slug)} aria-current={key === current ? 'page' : undefined}>
                  {label}
                  {key === 'vehicles' && counts && <Count>{numberText(counts.vehicles)}</Count>}
                  {key === 'leads' && counts?.leads ? (
                    <Count>
                      {numberText(counts.leads)}
                      <VisuallyHidden> da rispondere</VisuallyHidden>
                    </Count>
                  ) : null}
                </Link>
              </li>
            ))}
          </ul>
        </Container>
      </Strip>
      <Container>
        <Page>
          <header>
            <h1>{title}</h1>
            <p>{lead === undefined ? dealership.name : `${dealership.name} · ${lead}`}</p>
            {dealerships.length > 1 && <Others current={current} dealership={dealership} dealerships={dealerships} />}
          </header>
          {children}
        </Page>
      </Container>
    </>
  )
}

function Others({ current, dealership, dealerships }: Pick<Props, 'current' | 'dealership' | 'dealerships'>) {
  return (
    <p>
      Lavori anche per{' '}
      {dealerships
        .filter(({ dealerId }) => dealerId !== dealership.dealerId)
        .map(({ dealerId, name, slug }, at) => (
          <span key={dealerId}>
            {at > 0 && ', '}
            <Link href={dealerAreaHref(dealerArea[current], slug)}>{name}</Link>
          </span>
        ))}
    </p>
  )
}

const Strip = styled.nav`
  background: ${color.accent};
  ul { position: relative; display: flex; gap: 4px; margin-left: -14px; padding: 8px 0; overflow-x: auto; } /* what is hidden in it is scrolled with it */
  a { display: flex; align-items: center; min-height: 44px; padding: 0 14px; white-space: nowrap; border-radius: ${radius.md}; color: ${color.textInverse}; text-decoration: none; }
  a[aria-current], a:hover { box-shadow: inset 0 0 0 1.5px ${color.textInverse}; }
  a[aria-current] { font-weight: 600; }
`
const Count = styled.span`
  min-width: 24px;
  margin-left: 8px;
  padding: 0 8px;
  border-radius: ${radius.pill};
  background: ${color.surface};
  color: ${color.accent};
  font-size: ${fontSize.sm};
  font-weight: 600;
  text-align: center;
`
const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  padding: 32px 0 64px;
  header p { color: ${color.textMuted}; font-size: ${fontSize.md}; }
  section > * + * { margin-top: 12px; }
`

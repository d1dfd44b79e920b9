import styled from '@emotion/styled'
import { PolicyText } from '@/components/policies/PolicyText'
import { PageLayout } from '@/components/shell/PageLayout'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { Container } from '@/components/ui/Container'
import { Link } from '@/components/ui/Link'
import type { CompanyFact } from '@/lib/kernel/config/company'
import { accessibilityContact, appealContact, privacyContact, securityContact } from '@/lib/kernel/routes/contacts'
import { routes } from '@/lib/kernel/routes/routes'
import { color } from '@/styles/tokens'

const contacts = [
  { about: 'Dati personali', address: privacyContact },
  { about: 'Ricorsi e reclami', address: appealContact },
  { about: 'Sicurezza del sito', address: securityContact },
  { about: 'Accessibilità', address: accessibilityContact },
] as const

/** Who runs the site and how to reach them; what the owner has not filled in yet stands there as a blank. */
export function CompanyScreen({ company }: { company: readonly CompanyFact[] }) {
  const isComplete = company.every(({ value }) => value !== null)
  return (
    <PageLayout
      title="Dati della società"
      description="Chi gestisce Ingrana: ragione sociale, sede, partita IVA, registro delle imprese e recapiti."
      canonicalPath={routes.companyPolicy}
      noindex={!isComplete}
    >
      <Container>
        <Breadcrumbs trail={[{ label: 'Home', href: routes.home }]} current="Dati della società" />
        <PolicyText>
          <h1>Dati della società</h1>
          {!isComplete && <p>Questo sito è in prova: chi lo gestisce deve ancora indicare i dati che mancano.</p>}
          <Facts>
            {company.map((fact) => (
              <div key={fact.label}>
                <dt>{fact.label}</dt>
                <dd>
                  <FactValue fact={fact} />
                </dd>
              </div>
            ))}
          </Facts>
          <section>
            <h2>A chi scrivere</h2>
            <p>Ci si può scrivere in italiano, anche per le autorità e per segnalare un contenuto illecito.</p>
            <ul>
              {contacts.map(({ about, address }) => (
                <li key={about}>
                  {about}: <a href={`mailto:${address}`}>{address}</a>
                </li>
              ))}
            </ul>
            <p>Un annuncio si segnala dalla sua pagina, con «Segnala».</p>
          </section>
          <p>
            <Link href={routes.termsPolicy}>Condizioni d’uso</Link> · <Link href={routes.privacyPolicy}>Informativa privacy</Link>
          </p>
        </PolicyText>
      </Container>
    </PageLayout>
  )
}

function FactValue({ fact: { value, link } }: { fact: CompanyFact }) {
  if (value === null) return <Blank>da indicare</Blank>
  return link === null ? value : <a href={`${link}:${value.replaceAll(' ', '')}`}>{value}</a>
}

const Facts = styled.dl`
  div { display: grid; gap: 2px; padding: 10px 0; border-bottom: 1px solid ${color.borderSubtle}; }
  dt { color: ${color.textMuted}; }
  dd { overflow-wrap: anywhere; }
`
const Blank = styled.em`
  padding: 2px 8px;
  border: 1px dashed ${color.border};
`

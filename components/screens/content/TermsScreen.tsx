import { PolicySections } from '@/components/policies/PolicySections'
import { PolicyText } from '@/components/policies/PolicyText'
import { termsTexts } from '@/components/policies/terms-texts'
import { PageLayout } from '@/components/shell/PageLayout'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { Container } from '@/components/ui/Container'
import { Link } from '@/components/ui/Link'
import { currentTerms, type TermsVersion, termsDate, termsPath, termsVersions } from '@/lib/accounts/consent/terms-version'
import { routes } from '@/lib/kernel/routes/routes'

/** The terms of use, those in force or an older version, and where all the others are. */
export function TermsScreen({ version }: { version: TermsVersion }) {
  const isOld = version !== currentTerms
  const title = isOld ? `Condizioni d’uso del ${termsDate(version)}` : 'Condizioni d’uso'
  return (
    <PageLayout
      title={title}
      description="Le regole di Ingrana: account, annunci, concessionari, ordine delle liste, controlli e ricorsi, responsabilità e legge applicabile."
      canonicalPath={termsPath(version)}
      noindex={isOld}
    >
      <Container>
        <Breadcrumbs trail={[{ label: 'Home', href: routes.home }]} current={title} />
        <PolicyText>
          <h1>{title}</h1>
          {isOld ? (
            <p>
              Questa è una versione precedente. Oggi valgono le{' '}
              <Link href={routes.termsPolicy}>condizioni del {termsDate(currentTerms)}</Link>.
            </p>
          ) : (
            <p>In vigore dal {termsDate(version)}.</p>
          )}
          <PolicySections sections={termsTexts[version]} />
          <section>
            <h2>Leggi anche</h2>
            <ul>
              <li>
                <Link href={routes.companyPolicy}>Dati della società</Link>
              </li>
              <li>
                <Link href={routes.privacyPolicy}>Informativa privacy</Link>
              </li>
              <li>
                <Link href={routes.priceMethod}>Come valutiamo i prezzi</Link>
              </li>
            </ul>
          </section>
          <section>
            <h2>Tutte le versioni</h2>
            <ul>
              {termsVersions.map((other) => (
                <li key={other}>
                  <TermsLink version={other} isShown={other === version} />
                </li>
              ))}
            </ul>
          </section>
        </PolicyText>
      </Container>
    </PageLayout>
  )
}

function TermsLink({ version, isShown }: { version: TermsVersion; isShown: boolean }) {
  const name = `Versione del ${termsDate(version)}`
  if (isShown) return <span aria-current="true">{name}, questa pagina</span>
  return <Link href={termsPath(version)}>{name}</Link>
}

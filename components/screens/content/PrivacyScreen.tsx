import { StoredList } from '@/components/consent/StoredList'
import { PolicySections } from '@/components/policies/PolicySections'
import { PolicyText } from '@/components/policies/PolicyText'
import { policySections } from '@/components/policies/policy-sections'
import { PageLayout } from '@/components/shell/PageLayout'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { Button } from '@/components/ui/Button'
import { Container } from '@/components/ui/Container'
import { Link } from '@/components/ui/Link'
import { useHydrated } from '@/components/ui/use-hydrated'
import { privacyProofYears, purposes, quietMonths } from '@/lib/accounts/consent/privacy-choice'
import { purposeTexts } from '@/lib/accounts/consent/purpose-texts'
import { openPrivacySettings } from '@/lib/kernel/browser/site-events'
import { durationText } from '@/lib/kernel/italian/duration-text'
import { privacyContact } from '@/lib/kernel/routes/contacts'
import { routes } from '@/lib/kernel/routes/routes'

/** Which personal data is stored, why and how long; what may be stored in a browser; how to change a choice. */
export function PrivacyScreen() {
  const isHydrated = useHydrated()
  return (
    <PageLayout
      title="Informativa privacy"
      description="Quali dati usa Ingrana, perché e per quanto tempo, che cosa resta nel tuo browser e come cambiare le tue scelte."
      canonicalPath={routes.privacyPolicy}
    >
      <Container>
        <Breadcrumbs trail={[{ label: 'Home', href: routes.home }]} current="Informativa privacy" />
        <PolicyText>
          <h1>Informativa privacy</h1>
          <p>
            Gli annunci si consultano senza account. Qui trovi quali dati usiamo, perché e per quanto tempo, e che cosa può restare nel tuo
            browser. Chi gestisce Ingrana è indicato nei <Link href={routes.companyPolicy}>Dati della società</Link>; per ogni domanda
            scrivi a <a href={`mailto:${privacyContact}`}>{privacyContact}</a>.
          </p>
          <section id="impostazioni">
            <h2>Impostazioni privacy</h2>
            <p>
              Senza il tuo consenso usiamo solo ciò che serve al sito per funzionare e restare sicuro. Ti chiediamo il consenso per{' '}
              {purposes.length} scopi, uno per uno, tutti spenti finché non li accendi:
            </p>
            <ul>
              {purposes.map(({ key }) => (
                <li key={key}>
                  <strong>{purposeTexts[key].name}.</strong> {purposeTexts[key].explanation}
                </li>
              ))}
            </ul>
            <p>
              Chiudere la richiesta vale come un no, e il sito resta lo stesso. Puoi ritirare o cambiare il consenso quando vuoi dal link
              «Impostazioni privacy» in fondo a ogni pagina: ciò che era stato salvato nel browser con quel consenso viene cancellato
              subito. Non te lo chiediamo di nuovo per almeno {durationText(quietMonths, 'month')}, a meno che gli scopi cambino o tu
              cancelli i cookie. Senza JavaScript non salviamo nulla che richieda il consenso, e a Facebook si arriva solo premendo il suo
              pulsante.
            </p>
            {isHydrated && (
              <p>
                <Button variant="outline" aria-haspopup="dialog" onClick={openPrivacySettings}>
                  Cambia le tue scelte
                </Button>
              </p>
            )}
            <p>
              Di ogni scelta conserviamo una prova: un codice casuale che sta solo nel cookie delle tue scelte, la data, la versione della
              richiesta, che cosa hai deciso e da dove. Senza indirizzo IP e senza nome: quando il cookie scade, la prova non si può più
              ricondurre a te. Dopo {durationText(privacyProofYears, 'year')} la cancelliamo.
            </p>
          </section>
          <section>
            <h2>Che cosa resta nel browser</h2>
            <p>Questo elenco è lo stesso che il sito usa per cancellare ciò che non è più consentito.</p>
            <StoredList />
          </section>
          <PolicySections sections={policySections} />
          <p>Informativa aggiornata il 25 novembre 2026.</p>
        </PolicyText>
      </Container>
    </PageLayout>
  )
}

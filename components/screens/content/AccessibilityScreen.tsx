import styled from '@emotion/styled'
import { LongText } from '@/components/policies/LongText'
import { PageLayout } from '@/components/shell/PageLayout'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { Container } from '@/components/ui/Container'
import { accessibilityContact } from '@/lib/kernel/routes/contacts'
import { routes } from '@/lib/kernel/routes/routes'
import { fontSize } from '@/styles/tokens'

/** What we promise, how we check it, what is known to fall short, and where to report faults. */
export function AccessibilityScreen() {
  return (
    <PageLayout
      title="Dichiarazione di accessibilità"
      description="Come rendiamo Ingrana accessibile, che cosa verifichiamo e a chi segnalare un problema."
      canonicalPath={routes.accessibility}
    >
      <Container>
        <Breadcrumbs trail={[{ label: 'Home', href: routes.home }]} current="Accessibilità" />
        <Text>
          <h1>Dichiarazione di accessibilità</h1>
          <p>Vogliamo che chiunque possa cercare e comprare un veicolo su Ingrana. Ci atteniamo alle regole WCAG 2.2, livello AA.</p>
          <section>
            <h2>Come lo verifichiamo</h2>
            <ul>
              <li>
                Ogni tipo di pagina, con menu e finestre aperti, passa il controllo automatico axe a tre larghezze: 1280, 800 e 320 pixel.
              </li>
              <li>
                Menu, finestra di accesso, moduli e ricerca si usano con la sola tastiera: lo provano test automatici a ogni modifica del
                sito.
              </li>
              <li>
                I moduli funzionano anche senza JavaScript, tranne quelli protetti da un controllo antispam, che dicono che cosa fare in
                alternativa.
              </li>
              <li>Le animazioni si fermano per chi ha chiesto al proprio sistema meno movimento.</li>
            </ul>
          </section>
          <section>
            <h2>Limiti noti</h2>
            <ul>
              <li>Non abbiamo ancora fatto una prova completa con persone che usano lettori di schermo.</li>
              <li>Testi e fotografie degli annunci vengono da chi vende: la loro descrizione può essere povera.</li>
              <li>La pagina di accesso di Facebook appartiene a un altro servizio. Puoi sempre accedere con e-mail e password.</li>
            </ul>
          </section>
          <section>
            <h2>Segnala un problema</h2>
            <p>
              Se qualcosa non funziona per te, scrivi a <a href={`mailto:${accessibilityContact}`}>{accessibilityContact}</a>. Indica la
              pagina e, se vuoi, lo strumento che usi.
            </p>
          </section>
          <p>Dichiarazione scritta il 21 novembre 2026, in base ai nostri controlli.</p>
        </Text>
      </Container>
    </PageLayout>
  )
}

const Text = styled(LongText)`
  h2 { margin: 12px 0 8px; font-size: ${fontSize.xl}; }
  a { display: inline-block; min-height: 24px; }
`

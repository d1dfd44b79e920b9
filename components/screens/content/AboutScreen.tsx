import { PolicySections } from '@/components/policies/PolicySections'
import { PolicyText } from '@/components/policies/PolicyText'
import type { PolicySection } from '@/components/policies/policy-section'
import { PageLayout } from '@/components/shell/PageLayout'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { Container } from '@/components/ui/Container'
import { Link } from '@/components/ui/Link'
import { routes } from '@/lib/kernel/routes/routes'

const sections: readonly PolicySection[] = [
  {
    heading: 'Che cosa facciamo',
    items: [
      'Mettiamo insieme annunci di auto, moto, camper e veicoli commerciali: usati, a km 0, nuovi, a noleggio e d’epoca.',
      'Non vendiamo veicoli e non siamo parte delle vendite: chi compra parla con chi vende.',
      'Per chi compra e per i privati che vendono il servizio è gratuito.',
    ],
  },
  {
    heading: 'Il prezzo, spiegato',
    items: [
      'Ogni notte confrontiamo i prezzi chiesti per veicoli simili. Dove i dati bastano diciamo se un prezzo è buono e da che cosa dipende; dove non bastano, lo diciamo.',
      'Pubblichiamo di quanto sbagliano le nostre stime.',
    ],
  },
  {
    heading: 'Quello che non sappiamo',
    items: ['I fatti di un annuncio li dichiara chi vende. Un dato che manca resta «non indicato»: non lo indoviniamo.'],
  },
  {
    heading: 'Nessuno paga per salire',
    items: ['Le liste hanno l’ordine che scegli tu, e sotto ciascuna è scritto quale. Non vendiamo posizioni.'],
  },
  {
    heading: 'I tuoi dati',
    items: [
      'Per cercare non serve un account. Senza il tuo consenso usiamo solo ciò che serve al sito per funzionare.',
      'Un account si scarica e si elimina dal profilo, quando vuoi.',
    ],
  },
]

/** What Ingrana is and how it works. */
export function AboutScreen() {
  return (
    <PageLayout
      title="Chi siamo"
      description="Che cos’è Ingrana, come spiega i prezzi, in che ordine mostra gli annunci e che cosa fa dei tuoi dati."
      canonicalPath={routes.about}
    >
      <Container>
        <Breadcrumbs trail={[{ label: 'Home', href: routes.home }]} current="Chi siamo" />
        <PolicyText>
          <h1>Chi siamo</h1>
          <p>Ingrana è il mercato italiano dei veicoli con il prezzo spiegato bene.</p>
          <PolicySections sections={sections} />
          <section>
            <h2>Per saperne di più</h2>
            <ul>
              <li>
                <Link href={routes.priceMethod}>Come valutiamo i prezzi</Link>
              </li>
              <li>
                <Link href={routes.observatory}>Osservatorio dei prezzi</Link>
              </li>
              <li>
                <Link href={routes.termsPolicy}>Condizioni d’uso</Link>
              </li>
              <li>
                <Link href={routes.companyPolicy}>Dati della società</Link>
              </li>
              <li>
                <Link href={routes.accessibility}>Dichiarazione di accessibilità</Link>
              </li>
            </ul>
          </section>
        </PolicyText>
      </Container>
    </PageLayout>
  )
}

import styled from '@emotion/styled'
import { GroupTable } from '@/components/policies/GroupTable'
import { LongText } from '@/components/policies/LongText'
import { PriceProofSection } from '@/components/policies/PriceProofSection'
import { PageLayout } from '@/components/shell/PageLayout'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { Container } from '@/components/ui/Container'
import { Link } from '@/components/ui/Link'
import { dateText } from '@/lib/kernel/italian/date-text'
import { routes } from '@/lib/kernel/routes/routes'
import { categories } from '@/lib/market/catalogue/category'
import { euroText, numberText, percentText } from '@/lib/market/catalogue/number-text'
import type { PaidPrices, PriceError, PriceErrors } from '@/lib/market/price-rating/price-errors'
import { casesNeeded, type PriceProof } from '@/lib/market/price-rating/proof/proof'
import { fontSize } from '@/styles/tokens'

type Errors = Omit<PriceErrors, 'fittedAt'> & { fittedAt: string }
type Props = { errors: readonly Errors[]; paid: PaidPrices | null; proof: PriceProof }

/** How prices are estimated, what a label means, and how wrong the last estimates were. */
export function PriceMethodScreen({ errors, paid, proof }: Props) {
  return (
    <PageLayout
      title="Come valutiamo i prezzi"
      description="Come nasce la stima di un prezzo su Ingrana, che cosa vogliono dire «Ottimo Prezzo» e «Buon Prezzo», e di quanto sbagliamo."
      canonicalPath={routes.priceMethod}
    >
      <Container>
        <Breadcrumbs trail={[{ label: 'Home', href: routes.home }]} current="Come valutiamo" />
        <Text>
          <h1>Come valutiamo i prezzi</h1>
          <p>
            Ogni notte impariamo i prezzi dagli annunci pubblicati su Ingrana. La stima è ciò che altri <b>chiedono</b> per un veicolo così:
            {paid === null && 'non conosciamo i prezzi pagati. '}
            {paid !== null && paidText(paid)}
            <Link href={routes.observatory}>Osservatorio dei prezzi</Link>
          </p>
          <section>
            <h2>Che cosa entra nella stima</h2>
            <ul>
              <li>
                Marca, modello, versione, potenza, carburante, cambio, trazione, carrozzeria, dotazioni, età, chilometri, tipo di venditore
                e zona.
              </li>
              <li>Il prezzo dell’annuncio no: la sua stima nasce sempre da annunci diversi dal suo.</li>
              <li>Chi vende non conta: lo stesso veicolo ha la stessa stima da qualunque concessionaria.</li>
              <li>Più chilometri o più anni non alzano mai la stima.</li>
              <li>I prezzi molto lontani da tutti gli altri pesano poco.</li>
            </ul>
            <p>Accanto alla stima c’è la fascia in cui stanno otto prezzi su dieci: è larga dove i prezzi sono incerti.</p>
          </section>
          <section>
            <h2>Che cosa vogliono dire le etichette</h2>
            <ul>
              <li>
                <b>Ottimo Prezzo</b>: almeno il 12% sotto la stima, e sotto la fascia di otto prezzi su dieci.
              </li>
              <li>
                <b>Buon Prezzo</b>: almeno il 5% sotto la stima, e oltre metà strada verso il fondo della fascia.
              </li>
              <li>
                <b>Prezzo da verificare</b>: oltre il 30% sotto la stima, o oltre il 20% quando è più di tre volte la distanza fra la stima
                e il fondo della fascia. Un prezzo così ha un motivo, e non lo lodiamo.
              </li>
              <li>
                <b>Non valutabile</b>: mancano i dati, i veicoli simili sono troppo pochi o hanno prezzi troppo diversi, oppure il veicolo è
                incidentato, non marciante o venduto solo con un finanziamento. I veicoli d’epoca valgono uno per uno, e per il noleggio non
                stimiamo il canone.
              </li>
              <li>
                <b>Versione rara</b>: non la confrontiamo con le altre. Succede quando nessuno ha detto potenza e versione e quelle del
                modello hanno prezzi troppo diversi, quando nessun annuncio simile ha una potenza vicina, quando una versione sportiva è
                quasi sola fra quelle comuni, e quando senza potenza o versione il prezzo è oltre il 60% sopra o sotto la stima. La stima la
                vede solo chi vende.
              </li>
              <li>Gli altri prezzi non hanno un’etichetta: la pagina dell’annuncio dice di quanto sono sopra o sotto la stima.</li>
            </ul>
            <p>Un’etichetta cambia solo quando cambiano l’annuncio o il modello con cui stimiamo.</p>
          </section>
          <section>
            <h2>Di quanto sbagliamo</h2>
            <p>
              Stimiamo ogni annuncio con un modello che non lo aveva mai visto e confrontiamo la stima con il prezzo chiesto. Queste cifre
              si aggiornano a ogni nuovo calcolo. Di gruppi con meno di {casesNeeded} annunci non diciamo nulla.
            </p>
            {errors.length === 0 && <p>Gli annunci pubblicati sono ancora troppo pochi per una stima.</p>}
            {errors.map((one) => (
              <CategoryErrors key={one.category} errors={one} />
            ))}
          </section>
          <PriceProofSection proof={proof} />
        </Text>
      </Container>
    </PageLayout>
  )
}

function CategoryErrors({ errors: { category, fittedAt, all, byEstimate, byAge } }: { errors: Errors }) {
  const name = categories[category].label
  if (all.scored < casesNeeded)
    return (
      <>
        <h3>{name}</h3>
        <p>
          Con {all.scored === 1 ? 'un annuncio solo' : `${numberText(all.scored)} annunci`} non diciamo di quanto sbagliamo: ne servono{' '}
          {casesNeeded}.
        </p>
      </>
    )
  return (
    <>
      <h3>{name}</h3>
      <p>
        Calcolo del {dateText(fittedAt)} su {numberText(all.scored)} annunci: metà delle stime sbaglia meno del{' '}
        <b>{percentText(all.median)}</b>, in media il {percentText(all.mean)}. Nella fascia sta il {percentText(all.coverage)} dei prezzi;
        non diciamo nulla del {percentText(all.abstained)} degli annunci.
      </p>
      <ErrorTable caption={`${name}: per stima`} rows={byEstimate} nameOf={(row) => rangeText(row, (euro) => euroText(euro * 100))} />
      <ErrorTable caption={`${name}: per età`} rows={byAge} nameOf={(row) => `${rangeText(row, numberText)} anni`} />
    </>
  )
}

function paidText({ answers, below }: PaidPrices): string {
  return `i prezzi pagati li sappiamo solo da chi, vendendo, ce lo ha detto. Nell’ultimo anno ${numberText(answers)} persone: metà ha venduto almeno il ${percentText(Math.max(0, below))} sotto l’ultimo prezzo chiesto. `
}

function rangeText({ from, to }: PriceError, text: (value: number) => string): string {
  return to === null ? `da ${text(from)}` : `da ${text(from)} a ${text(to)}`
}

function ErrorTable({ caption, rows, nameOf }: { caption: string; rows: readonly PriceError[]; nameOf: (row: PriceError) => string }) {
  const shown = rows.filter(({ scored }) => scored >= casesNeeded)
  if (shown.length === 0) return null
  return (
    <GroupTable
      caption={caption}
      columns={['Annunci', 'Errore mediano', 'Errore medio', 'Nella fascia']}
      rows={shown.map((row) => ({
        group: nameOf(row),
        cells: [numberText(row.scored), percentText(row.median), percentText(row.mean), percentText(row.coverage)],
      }))}
    />
  )
}

const Text = styled(LongText)`
  grid-template-columns: minmax(0, 1fr);
  h3 { margin-top: 24px; font-size: ${fontSize.xl}; }
`

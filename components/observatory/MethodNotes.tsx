import { Accordion } from '@/components/ui/Accordion'
import { Link } from '@/components/ui/Link'
import { routes } from '@/lib/kernel/routes/routes'
import { adsNeeded } from '@/lib/market/observatory/observed-vehicle'

type Props = { vehicle: string; wear: string }

/** What is measured and how, and what is not. */
export function MethodNotes({ vehicle, wear }: Props) {
  return (
    <>
      <Accordion title="Che cosa misuriamo" initiallyOpen>
        <p>
          I prezzi <b>chiesti</b> negli annunci pubblicati su Ingrana, non quelli pagati. Seguiamo sempre la stessa auto, {wear}
          {vehicle === '' ? '' : ` (${vehicle})`}: così il confronto nel tempo non cambia quando cambiano le auto in vendita.
        </p>
      </Accordion>
      <Accordion title="Che cosa lasciamo fuori">
        <p>Noleggi, auto d’epoca, incidentate o non marcianti, e prezzi che valgono solo con un finanziamento.</p>
      </Accordion>
      <Accordion title="Quanti annunci servono">
        <p>
          Almeno {adsNeeded} per ogni numero: del modello, della stessa età con tre anni di margine, del carburante, usciti dal sito. Di una
          regione contano quelli in vendita e quelli usciti in un anno, ciascuno accanto alla stima del suo momento. Con meno scriviamo
          n.d.; di una regione, ≈ e la stima del modello.
        </p>
      </Accordion>
      <Accordion title="Quando lo aggiorniamo">
        <p>I prezzi ogni notte, gli annunci in vendita subito. Di ogni mese resta l’ultima notte.</p>
      </Accordion>
      <Accordion title="Quanto può sbagliare">
        <p>
          Otto prezzi su dieci stanno nella fascia. Chi esce dal sito può essere venduto o solo ritirato, e non contiamo chi è ancora in
          vendita.
        </p>
      </Accordion>
      <p>
        <Link href={routes.priceMethod}>Il metodo per intero</Link>
      </p>
    </>
  )
}

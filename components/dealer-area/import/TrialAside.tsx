import styled from '@emotion/styled'
import { Panel } from '@/components/ui/Panel'
import { numberText } from '@/lib/market/catalogue/number-text'
import { mostTrialRows } from '@/lib/market/dealer-imports/file-trial'
import { fontSize } from '@/styles/tokens'

/** What a trial reads, what stays of it, and what it does not do. */
export function TrialAside() {
  return (
    <Aside as="aside" aria-label="Come funziona la prova">
      <h2>Che cosa leggiamo</h2>
      <p>
        Gli export dei gestionali e dei portali, i feed per Google e Meta, un foglio fatto a mano. Le colonne le riconosciamo noi, in
        italiano, inglese e tedesco. Di un file più lungo proviamo i primi {numberText(mostTrialRows)} veicoli.
      </p>
      <h2>Che cosa resta</h2>
      <p>
        Il file e il rapporto li cancelliamo entro un’ora, o quando vuoi tu. Fino ad allora puoi rifare la prova con un altro foglio o
        leggendo in altro modo una colonna. Li vede solo chi ha l’indirizzo della pagina.
      </p>
      <h2>Che cosa non facciamo</h2>
      <p>Non pubblichiamo nulla, non scarichiamo le foto e non scriviamo a nessuno.</p>
    </Aside>
  )
}

const Aside = styled(Panel)`
  display: grid;
  gap: 8px;
  h2 { font-size: ${fontSize.xl}; }
  p + h2 { margin-top: 12px; }
`

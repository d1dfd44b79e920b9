import styled from '@emotion/styled'
import { durationText } from '@/lib/kernel/durations/duration-text'
import { percentText } from '@/lib/market/catalogue/number-text'
import {
  eventMonths,
  minExpected,
  minVisitors,
  minWeeks,
  mismatchBelow,
  significantBelow,
} from '@/lib/measuring/experiment-results/thresholds'
import { ResultPanel } from './ResultPanel'
import { pValueText } from './result-text'

/** What these numbers can tell, and what they cannot. */
export function ReadingPanel() {
  return (
    <ResultPanel id="lettura" title="Come leggere questi numeri">
      <List>
        <li>
          <strong>Decidi prima.</strong> Durata, obiettivo e visitatori necessari si scelgono prima di cominciare. Chi guarda ogni giorno e
          si ferma appena vede una differenza sbaglia molto più spesso del {percentText(significantBelow)} che il p promette.
        </li>
        <li>
          <strong>Almeno {durationText(minWeeks, 'week')} intere.</strong> Chi cerca un’auto nel fine settimana non è chi la cerca di
          lunedì.
        </li>
        <li>
          <strong>Un solo obiettivo decide.</strong> Il p di ogni obiettivo vale da solo: tra venti obiettivi, uno sembra significativo per
          caso.
        </li>
        <li>
          <strong>Chi conta.</strong> Un visitatore conta una volta, nella variante che ha visto, e una volta per obiettivo, solo per ciò
          che fa dopo averla vista. Contano soltanto i visitatori che hanno accettato la misurazione; robot e anteprime non contano, i
          visitatori della lista bianca sì.
        </li>
        <li>
          <strong>Periodo.</strong> Comprende i visitatori che hanno visto l’esperimento per la prima volta in quei giorni, e tutto ciò che
          hanno fatto da allora. Chi è arrivato da poco ha avuto meno tempo per convertire.
        </li>
        <li>
          <strong>Conservazione.</strong> Gli eventi restano {durationText(eventMonths, 'month')}, poi vengono cancellati.
        </li>
        <li>
          <strong>Metodo.</strong> Test z per due proporzioni, a due code; intervalli di Newcombe; test chi quadrato per le quote, con
          avviso sotto p {pValueText(mismatchBelow)}. Nessun giudizio con meno di {minVisitors} visitatori o meno di {minExpected}{' '}
          conversioni attese per variante; valori e ricavi si sommano soltanto.
        </li>
      </List>
    </ResultPanel>
  )
}

const List = styled.ul`
  display: grid;
  gap: 8px;
  max-width: 72ch;
  padding-left: 20px;
  list-style: disc;
`

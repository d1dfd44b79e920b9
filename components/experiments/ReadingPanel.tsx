import styled from '@emotion/styled'
import {
  earlierDays,
  eventMonths,
  minExpected,
  minVisitors,
  minWeeks,
  mismatchBelow,
  primaryShare,
  significantBelow,
} from '@/lib/experimentation/experiment-results/statistics/thresholds'
import { durationText } from '@/lib/kernel/italian/duration-text'
import { percentText } from '@/lib/market/catalogue/number-text'
import { ResultPanel } from './ResultPanel'
import { pValueText } from './result-text'

/** What these numbers can tell, and what they cannot. */
export function ReadingPanel({ hasPlan }: { hasPlan: boolean }) {
  return (
    <ResultPanel id="lettura" title="Come leggere questi numeri">
      <List>
        <li>
          <strong>Guarda quando vuoi.</strong> Intervalli e p sono sempre validi: chi guarda ogni giorno e si ferma appena vede un giudizio
          sbaglia al massimo nel {percentText(significantBelow)} degli esperimenti senza differenze, con tutti gli obiettivi e tutte le
          varianti insieme. Per questo sono più larghi di quelli di un solo sguardo.
        </li>
        {hasPlan && (
          <li>
            <strong>Il piano.</strong> Visitatori e durata sono stati fissati prima dell’avvio: quando ci sono tutti e due, il piano si
            legge una volta sola, con i dati di quel momento. Le due letture si dividono l’errore a metà, così anche insieme sbagliano al
            massimo nel {percentText(significantBelow)} degli esperimenti senza differenze.
          </li>
        )}
        <li>
          <strong>Almeno {durationText(minWeeks, 'week')} intere.</strong> Chi cerca un’auto nel fine settimana non è chi la cerca di
          lunedì.
        </li>
        <li>
          <strong>Un solo obiettivo decide.</strong> L’obiettivo principale è il primo evento che la configurazione assegna all’esperimento,
          e ha {percentText(primaryShare)} dell’errore ammesso; gli altri, secondari, si dividono il resto, e chiedono differenze più nette.
        </li>
        <li>
          <strong>Che cosa non deve peggiorare.</strong> Per ogni salvaguardia la bozza dice al massimo di quanto. «Non peggiora oltre il
          limite» vuol dire che i dati escludono una perdita maggiore; un danno oltre il limite toglie la vittoria alla sua variante. Hanno
          un errore loro, un altro {percentText(significantBelow)} diviso tra tutte, e non rendono più esigenti gli obiettivi.
        </li>
        <li>
          <strong>Rispetto al controllo.</strong> +10% vuol dire che di chi vede la variante converte un decimo in più di chi vede il
          controllo; i punti percentuali sono la differenza dei due tassi. L’intervallo dice quali effetti i dati non escludono: quando lo
          zero è fuori, c’è un giudizio.
        </li>
        <li>
          <strong>Chi conta.</strong> Un visitatore conta una volta, nella variante che ha visto, e una volta per obiettivo, solo per ciò
          che fa dopo averla vista. Contano soltanto i visitatori che hanno accettato la misurazione; robot e anteprime non contano, i
          visitatori della lista bianca sì.
        </li>
        <li>
          <strong>Periodo.</strong> Comprende i visitatori che hanno visto l’esperimento per la prima volta in quei giorni, e tutto ciò che
          hanno fatto da allora. Chi è arrivato da poco ha avuto meno tempo per convertire. I giudizi valgono per tutti i visitatori
          dall’inizio: su un periodo scelto dopo non se ne danno.
        </li>
        <li>
          <strong>Fasi.</strong> Quando il traffico cambia comincia una fase. Ogni visitatore è confrontato con chi è della sua stessa fase,
          e le differenze si sommano pesate con quanti sono: così cambiare le quote, chiudere una variante o dare tutto alla vincente non
          falsa il risultato. Per questo il confronto può essere un altro da quello dei tassi di tutte le fasi insieme.
        </li>
        <li>
          <strong>Visite precedenti.</strong> Chi aveva già fatto la stessa cosa nei {earlierDays} giorni prima di vedere l’esperimento la
          rifà più spesso, e può capitare di più in una variante: il confronto ne tiene conto (CUPED). L’effetto stimato resta quello vero,
          l’intervallo è più stretto. Dove non si sa niente di prima non cambia nulla; i tassi in tabella sono sempre quelli contati.
        </li>
        <li>
          <strong>Per visitatore.</strong> Quante volte, e quanto vale: quello che portano gli eventi o, dove non portano niente, il valore
          stimato, un peso scelto da noi. Per alcuni obiettivi anche quante volte per ogni annuncio aperto o elenco mostrato (metodo delta).
          Serve a orientarsi: non dà giudizi.
        </li>
        <li>
          <strong>Conservazione.</strong> Gli eventi restano {durationText(eventMonths, 'month')}, poi vengono cancellati. Resta il
          risultato letto quando l’esperimento si è fermato.
        </li>
        <li>
          <strong>Metodo.</strong> Sequenze di confidenza asintotiche per la differenza di due proporzioni (Waudby-Smith e altri, 2024), per
          l’effetto relativo secondo Fieller; fasi sommate con i pesi di Mantel e Haenszel; correzione di Bonferroni pesata su obiettivi e
          varianti, anche negli intervalli; test sequenziale per le quote di ogni fase (Lindon e Malek, 2022), con avviso sotto p{' '}
          {pValueText(mismatchBelow)}.{' '}
          {hasPlan
            ? 'Per il piano: test z di due proporzioni a varianze separate, e test t di Welch per le medie, con le stesse correzioni.'
            : 'Una lettura a durata fissa non c’è: l’esperimento non ha un piano scritto prima dell’avvio.'}{' '}
          Nessun giudizio con meno di {minVisitors} visitatori o meno di {minExpected} conversioni attese per variante.
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

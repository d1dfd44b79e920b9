import styled from '@emotion/styled'
import { color } from '@/styles/tokens'

/** What to look at before believing a price that is far below its estimate. */
export function DoubtfulPrice() {
  return (
    <Advice>
      <p>
        <b>Un prezzo così basso ha un motivo. Prima di muoverti controlla:</b>
      </p>
      <ul>
        <li>che il veicolo esista: vai a vederlo, con il libretto in mano</li>
        <li>danni, fermo amministrativo, chilometri (visura PRA e ultima revisione)</li>
        <li>che il prezzo valga in contanti, senza finanziamento</li>
      </ul>
      <p>Non mandare acconti. Se qualcosa non torna, segnala l’annuncio dalla sua pagina.</p>
    </Advice>
  )
}

const Advice = styled.div`
  margin-bottom: 24px;
  padding: 12px 16px;
  border-radius: 8px;
  background: ${color.warningSurface};
  color: ${color.warning};
  ul { margin: 6px 0; padding-left: 20px; list-style: disc; }
`

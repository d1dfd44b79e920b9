import styled from '@emotion/styled'
import { type NewDriverAnswer, newDriverWords } from '@/lib/market/running-costs/new-driver'
import { color, fontSize } from '@/styles/tokens'

const answers: Readonly<Record<NewDriverAnswer, string>> = {
  yes: 'Con la patente B da meno di 3 anni puoi guidarla: è sotto entrambi i limiti, 105 kW e 75 kW per tonnellata.',
  check:
    'Il limite è 105 kW e 75 kW per tonnellata. Con i dati dell’annuncio non si può dire: guarda potenza e tara sulla carta di circolazione.',
  no: 'Con la patente B da meno di 3 anni non puoi guidarla: supera 105 kW o 75 kW per tonnellata.',
}

/** Whether somebody with a new licence may drive it. */
export function NewDriverNote({ answer }: { answer: NewDriverAnswer }) {
  return (
    <Box>
      <h3>{newDriverWords[answer]}</h3>
      <p>{answers[answer]} Regola in vigore dal 14 dicembre 2024.</p>
    </Box>
  )
}

const Box = styled.div`
  margin-top: 16px;
  padding: 12px 16px;
  border-left: 4px solid ${color.accent};
  background: ${color.accentSurface};
  h3 { margin-bottom: 4px; font-size: ${fontSize.lg}; }
`

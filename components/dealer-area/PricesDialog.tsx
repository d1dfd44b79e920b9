import styled from '@emotion/styled'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Modal } from '@/components/ui/Modal'
import { type PricesShown, readPricesShown } from '@/lib/accounts/selling/pricing/prices-shown'
import { type Chosen, chosenParams, countedVehicles } from '@/lib/accounts/selling/stock'
import { dealerArea, dealershipApi } from '@/lib/kernel/routes/dealer-area'
import { fetchJson } from '@/lib/server/http/fetch-json'
import { color } from '@/styles/tokens'
import { ChangeForm } from './import/ChangeForm'
import { PriceChangeChoice } from './PriceChangeChoice'
import { confirmText, PricesTable } from './PricesTable'

type Props = { slug: string; csrf: string; list: string; chosen: Chosen; onClose: () => void }
type Answer = { variation: string; shown: PricesShown }

/** «Prezzo di 3 veicoli» over the stock: the same as its page, which opens where the answer does not come. */
export function PricesDialog({ slug, csrf, list, chosen, onClose }: Props) {
  const [variation, setVariation] = useState('buono')
  const [answer, setAnswer] = useState<Answer | null>(null)
  const params = new URLSearchParams({ concessionaria: slug, elenco: list, ...chosenParams(chosen), variazione: variation }).toString()
  useEffect(() => {
    let isWanted = true
    void fetchJson(`${dealershipApi.vehicles}?${params}`)
      .then(readPricesShown)
      .catch(() => undefined)
      .then((shown) => {
        if (!isWanted) return
        if (shown) setAnswer({ variation, shown })
        else location.assign(`${dealerArea.prices}?${params}`)
      })
    return () => void (isWanted = false)
  }, [params, variation])
  const confirm = answer && confirmText(answer.shown)
  return (
    <Modal title={answer ? `Prezzo di ${countedVehicles(answer.shown.found)}` : 'Prezzo'} isWide onClose={onClose}>
      <PriceChangeChoice {...{ slug, list, chosen, variation }} isReadable={answer?.shown.isReadable ?? true} onPick={setVariation} />
      <div aria-live="polite" aria-busy={answer?.variation !== variation}>
        {answer ? <PricesTable {...answer.shown} /> : <p>Calcoliamo i prezzi…</p>}
      </div>
      <Foot>
        <Button type="button" variant="quiet" onClick={onClose}>
          Annulla
        </Button>
        {answer && confirm !== null && answer.variation === variation && (
          <ChangeForm
            {...{ slug, csrf, list, chosen, confirm }}
            hidden={{ azione: 'prezzi', variazione: variation, visto: String(answer.shown.seenAt) }}
          />
        )}
      </Foot>
    </Modal>
  )
}

/** What it does stays in view below a long list. */
const Foot = styled.div`
  position: sticky;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  justify-content: flex-end;
  padding: 12px 0;
  border-top: 1px solid ${color.border};
  background: ${color.surface};
`

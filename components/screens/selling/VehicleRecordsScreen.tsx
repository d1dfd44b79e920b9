import styled from '@emotion/styled'
import { AdLine } from '@/components/ads/AdLine'
import { FormPage } from '@/components/form/FormPage'
import { PaperForm } from '@/components/photos/PaperForm'
import { RecordForm } from '@/components/selling/RecordForm'
import { RecordList } from '@/components/selling/RecordList'
import { PageLayout } from '@/components/shell/PageLayout'
import { Link } from '@/components/ui/Link'
import type { RecordsPage } from '@/lib/accounts/dossier/records-page'
import { adDossierPath } from '@/lib/kernel/routes/deals'
import { recordApi } from '@/lib/kernel/routes/dossier'
import type { FormOutcome } from '@/lib/server/http/form-outcome'
import { fontSize } from '@/styles/tokens'

type Props = { page: RecordsPage; csrf: string; outcome: FormOutcome | null }

/** Where the seller of an ad says what they have of its vehicle's past, and sends the papers. */
export function VehicleRecordsScreen({ page: { card, isOpen, hasBattery, records }, csrf, outcome }: Props) {
  const failed = outcome?.form === recordApi.ofAd(card.id) && !outcome.isDone ? outcome : undefined
  return (
    <PageLayout title="Carte e chilometri" description="Le carte del tuo veicolo: chilometri, revisioni, tagliandi." noindex>
      <FormPage title="Carte e chilometri" intro="Due o tre carte bastano: chi compra vede i chilometri nel tempo." outcome={outcome}>
        <AdLine card={card} />
        <p>
          <Link href={adDossierPath(card.href)}>Come le vede chi compra</Link>
        </p>
        <Part aria-labelledby="le-carte">
          <h2 id="le-carte">Quello che hai detto</h2>
          {records.length === 0 ? (
            <p>Ancora niente.</p>
          ) : (
            <RecordList
              adId={card.id}
              records={records}
              csrf={csrf}
              paperOf={({ id }, name) => isOpen && <PaperForm adId={card.id} recordId={id} name={name} csrf={csrf} />}
            />
          )}
        </Part>
        {isOpen ? (
          <Part aria-labelledby="aggiungi">
            <h2 id="aggiungi">Aggiungi una carta</h2>
            <p>Prima scrivi quello che c’è scritto; poi, se vuoi, mandi la foto, con targa, nome e indirizzo coperti prima che parta.</p>
            <RecordForm adId={card.id} hasBattery={hasBattery} csrf={csrf} failed={failed} />
          </Part>
        ) : (
          <p>L’annuncio non è attivo: qui non si cambia niente.</p>
        )}
      </FormPage>
    </PageLayout>
  )
}

const Part = styled.section`
  display: grid;
  gap: 12px;
  margin-top: 24px;
  h2 { font-size: ${fontSize.xl2}; }
  > * { min-width: 0; }
`

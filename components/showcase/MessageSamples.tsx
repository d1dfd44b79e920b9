import { useRouter } from 'next/router'
import { Alert } from '@/components/ui/Alert'
import { Button } from '@/components/ui/Button'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { EmptyState } from '@/components/ui/EmptyState'
import { FormMessage } from '@/components/ui/form/FormMessage'
import { LinkGrid } from '@/components/ui/LinkGrid'
import { Pagination } from '@/components/ui/Pagination'
import { Skeleton } from '@/components/ui/Skeleton'
import { type NotificationContent as Notification, notify } from '@/lib/kernel/browser/site-events'
import { routes } from '@/lib/kernel/routes/routes'
import { Sample } from './Sample'
import { SampleGroup } from './SampleGroup'

const notifications: readonly Notification[] = [
  { variant: 'standard', name: 'Notifica', description: 'Con il segno della sua variante.' },
  {
    variant: 'success',
    name: 'Notifica riuscita',
    description: 'Con una immagine e qualcosa da fare.',
    icon: '/favicon.svg',
    action: { label: 'Annulla', onClick() {} },
  },
  { variant: 'error', name: 'Notifica di errore', description: 'Resta finché qualcuno la chiude.' },
]
const makes = ['Alfa', 'Fiat', 'Lancia', 'Maserati', 'Piaggio', 'Vespa']
const pageCount = 12

export function MessageSamples() {
  const { query } = useRouter()
  const page = Math.min(pageCount, Math.max(1, Math.trunc(Number(query['pagina'])) || 1))
  return (
    <>
      <SampleGroup title="Notifica">
        {notifications.map((notification) => (
          <Sample key={notification.variant} state={notification.variant}>
            <Button variant="quiet" onClick={() => notify(notification)}>
              Mostra «{notification.name}»
            </Button>
          </Sample>
        ))}
      </SampleGroup>
      <SampleGroup title="Messaggio nella pagina">
        <Sample state="riuscito">
          <Alert variant="success">Ti abbiamo inviato una e-mail.</Alert>
        </Sample>
        <Sample state="errore">
          <Alert variant="error">Il collegamento è scaduto.</Alert>
        </Sample>
        <Sample state="riga riuscita">
          <FormMessage variant="success">Salvato.</FormMessage>
        </Sample>
        <Sample state="riga di errore">
          <FormMessage variant="error">Non salvato.</FormMessage>
        </Sample>
      </SampleGroup>
      <SampleGroup title="Scheletro">
        <Sample state="due annunci in arrivo" isWide>
          <Skeleton count={2} />
        </Sample>
      </SampleGroup>
      <SampleGroup title="Pagine">
        <Sample state="prima, in mezzo, ultima" isWide>
          <Pagination page={page} pageCount={pageCount} hrefOf={(number) => `${routes.showcase}?pagina=${number}`} />
        </Sample>
      </SampleGroup>
      <SampleGroup title="Griglia di collegamenti">
        <Sample state="con e senza conteggio" isWide>
          <LinkGrid
            links={makes.map((make, place) => ({
              label: make,
              href: `${routes.showcase}#${make}`,
              count: place % 2 === 0 ? '120' : undefined,
            }))}
          />
        </Sample>
      </SampleGroup>
      <SampleGroup title="Stato vuoto">
        <Sample state="con qualcosa da fare" isWide>
          <EmptyState title="Nessun annuncio" action={<ButtonLink href={routes.showcase}>Riprova la ricerca</ButtonLink>}>
            Togli un filtro e riprova.
          </EmptyState>
        </Sample>
      </SampleGroup>
    </>
  )
}

import { useState } from 'react'
import { AsyncButton } from '@/components/ui/AsyncButton'
import { Icon } from '@/components/ui/Icon'
import { useLazyPart } from '@/components/ui/use-lazy-part'
import { notify } from '@/lib/browser/site-events'

type Props = { adId: number; csrf: string }

const loadDialog = () => import('./ReportDialog').then(({ ReportDialog }) => ReportDialog)

/** For whoever sees that something is wrong with an ad. */
export function ReportAd({ adId, csrf }: Props) {
  const { Part: Dialog, isLoading, get, prepare } = useLazyPart(loadDialog)
  const [opener, setOpener] = useState<Element | null>()
  const open = async () => {
    const pressed = document.activeElement
    if (await get()) setOpener(pressed)
    else notify({ name: 'Il modulo non si è caricato', description: 'Controlla la connessione e riprova.', variant: 'error' })
  }
  return (
    <div className="needs-script">
      <AsyncButton look="quiet" isLoading={isLoading} onPointerEnter={prepare} onFocus={prepare} onClick={() => void open()}><Icon name="flag" />Segnala annuncio</AsyncButton>
      {Dialog && opener !== undefined && <Dialog adId={adId} csrf={csrf} opener={opener} onClose={() => setOpener(undefined)} />}
    </div>
  )
}

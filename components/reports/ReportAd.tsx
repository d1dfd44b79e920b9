import { useLazyDialog } from '@/components/form/use-lazy-dialog'
import { AsyncButton } from '@/components/ui/form/AsyncButton'
import { Icon } from '@/components/ui/icons/Icon'

type Props = { adId: number; csrf: string }

const loadDialog = () => import('./ReportDialog').then(({ ReportDialog }) => ReportDialog)

/** Reports that something is wrong with an ad. */
export function ReportAd({ adId, csrf }: Props) {
  const { Dialog, dialog, isLoading, prepare, open } = useLazyDialog(loadDialog)
  return (
    <div className="needs-script">
      <AsyncButton variant="quiet" isLoading={isLoading} onPointerEnter={prepare} onFocus={prepare} onClick={open}>
        <Icon name="flag" />
        Segnala annuncio
      </AsyncButton>
      {Dialog && <Dialog adId={adId} csrf={csrf} {...dialog} />}
    </div>
  )
}

import { Button } from '@/components/ui/Button'
import { Icon } from '@/components/ui/icons/Icon'
import { notify } from '@/lib/kernel/browser/site-events'

type Props = { title: string; url: string; onShared?(way: 'sheet' | 'copy'): void }

/** Hands a page to the system's share sheet; where there is none or it fails, its address goes to the clipboard, or at least on the screen. */
export function ShareButton({ title, url, onShared }: Props) {
  const share = async () => {
    if (canShare({ title, url })) {
      try {
        await navigator.share({ title, url })
        return onShared?.('sheet')
      } catch (error) {
        if (error instanceof Error && error.name === 'AbortError') return // closed again
      }
    }
    try {
      await navigator.clipboard.writeText(url)
      onShared?.('copy')
      notify({ name: 'Link copiato', description: 'Ora puoi incollarlo dove vuoi.', variant: 'success' })
    } catch {
      notify({ name: 'Copia il link', description: url, variant: 'standard' })
    }
  }
  return (
    <Button className="needs-script" variant="quiet" onClick={() => void share()}>
      <Icon name="share" />
      Condividi
    </Button>
  )
}

function canShare(data: ShareData): boolean {
  return 'share' in navigator && 'canShare' in navigator && navigator.canShare(data)
}

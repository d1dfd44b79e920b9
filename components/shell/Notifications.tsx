import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Notification } from '@/components/ui/Notification'
import { type Notice, onSiteEvent } from '@/lib/kernel/browser/site-events'

type Shown = Notice & { id: number }

/** Long enough to read and to reach it; errors stay until somebody closes them. */
const lifetimeMs = 20_000
/** More would cover a phone's screen; the older ones come back when these are closed. */
const mostAtOnce = 3

/** What the page has to say to the visitor, newest last, until it is closed. It mounts into the element with the id `errors`. */
export function Notifications() {
  const [notices, setNotices] = useState<readonly Shown[]>([])
  useEffect(() => onSiteEvent('notify', (notice) => setNotices((shown) => withNotice(shown, notice))), [])
  const host = typeof document === 'undefined' ? null : document.getElementById('errors')
  if (notices.length === 0 || !host) return null
  const close = ({ id, onClose }: Shown) => {
    setNotices((shown) => shown.filter((notice) => notice.id !== id))
    onClose?.()
  }
  return createPortal(
    notices.slice(-mostAtOnce).map((notice) => {
      const { id, name, description, variant, icon, action } = notice
      return (
        <Notification
          key={id}
          name={name}
          variant={variant}
          icon={icon}
          action={action}
          lifetimeMs={variant === 'error' ? undefined : lifetimeMs}
          onClose={() => close(notice)}
        >
          {description}
        </Notification>
      )
    }),
    host,
  )
}

/** What is said once more takes the place of the older notice: the same words, unless a key tells them apart. */
function withNotice(shown: readonly Shown[], notice: Notice): Shown[] {
  const others = shown.filter((other) => keyOf(other) !== keyOf(notice))
  return [...others, { ...notice, id: (shown.at(-1)?.id ?? 0) + 1 }]
}

function keyOf({ key, name, description }: Notice): string {
  return key ?? `${name}\n${description}`
}

import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Notification } from '@/components/ui/Notification'
import { type NotificationContent, onSiteEvent } from '@/lib/kernel/browser/site-events'

type Shown = NotificationContent & { id: number }

/** Long enough to read and to reach it; errors stay until somebody closes them. */
const lifetimeMs = 20_000
/** The most shown at once, to leave room on a phone; older ones appear when these are closed. */
const maxVisible = 3

/** The open notifications of the page, newest last. Mounted into the element with the id `errors`. */
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
    notices.slice(-maxVisible).map((notice) => {
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

/** A repeated notification replaces the older one: equal texts, unless their keys differ. */
function withNotice(shown: readonly Shown[], notice: NotificationContent): Shown[] {
  const others = shown.filter((other) => keyOf(other) !== keyOf(notice))
  return [...others, { ...notice, id: (shown.at(-1)?.id ?? 0) + 1 }]
}

function keyOf({ key, name, description }: NotificationContent): string {
  return key ?? `${name}\n${description}`
}

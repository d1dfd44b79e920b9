import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Notification } from '@/components/ui/Notification'
import { onSiteEvent, type Notice } from '@/lib/browser/site-events'

/** What the page has to say to the visitor, newest last, until it is closed. It mounts into the element with the id `errors`. */
export function Notifications() {
  const [notices, setNotices] = useState<readonly (Notice & { id: number })[]>([])
  useEffect(() => onSiteEvent('notify', (notice) => setNotices((shown) => [...shown, { ...notice, id: (shown.at(-1)?.id ?? 0) + 1 }])), [])
  const host = typeof document === 'undefined' ? null : document.getElementById('errors')
  if (notices.length === 0 || !host) return null
  const close = (id: number) => setNotices((shown) => shown.filter((notice) => notice.id !== id))
  return createPortal(
    notices.map(({ id, name, description, variant }) => <Notification key={id} name={name} variant={variant} onClose={() => close(id)}>{description}</Notification>),
    host,
  )
}

// Shows what a push service brings, and opens the page it is about. It says what kind of thing happened, never what.
self.addEventListener('push', (event) => {
  const { text = 'C’è una novità.', href = '/area-privata/novita', tag = 'ingrana' } = read(event.data)
  const shown = { body: text, tag, lang: 'it', icon: '/logo/icon-192.png', data: { href } }
  event.waitUntil(self.registration.showNotification('Ingrana', shown))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const url = new URL(event.notification.data?.href ?? '/', self.location.origin)
  if (url.origin === self.location.origin) event.waitUntil(open(url.href))
})

function read(data) {
  try {
    return data?.json() ?? {}
  } catch {
    return {}
  }
}

/** A tab that shows the page already comes to the front. */
async function open(href) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const same = tabs.find(({ url }) => url === href)
  return same ? same.focus() : self.clients.openWindow(href)
}

// Nothing that is sent passes the worker: of what a page sends as it goes away, it would lose what it has not yet handed on.
self.addEventListener('install', (event) => {
  if ('addRoutes' in event) event.waitUntil(event.addRoutes({ condition: { requestMethod: 'POST' }, source: 'network' }))
})

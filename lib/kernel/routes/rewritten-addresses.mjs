/**
 * The specification's addresses that are not under /api: a rewrite leads each to the handler of the same path under /api.
 * No page can stand on them, because a rewrite does not look at the method. Plain JavaScript, because next.config.js reads it too.
 */
export const rewrittenAddresses = {
  login: '/login',
  loginCode: '/login/codice',
  socialLogin: '/login/:provider',
  logout: '/logout',
  registration: '/registration',
  confirmation: '/registration/confirmation',
  recovery: '/password-recovery',
  reset: '/reimposta-password',
  emailConfirmation: '/email-change/confirmation',
  answer: '/post/reply/answer',
  reply: '/post/:id/reply',
  flag: '/post/:id/flag/:kind',
  adNumber: '/rest/:id/number/ad',
  dealerNumber: '/rest/:id/number/dealer',
  report: '/dekra/:id',
  googleReviews: '/google/seller/reviews',
  trustpilotInvitation: '/trustpilot/_invite',
}

/** Files that a handler makes: address → handler. A page may not be posted to, and neither may these. */
export const madeFiles = {
  '/.well-known/security.txt': '/api/security-txt',
  '/robots.txt': '/api/robots',
  '/indexnow.txt': '/api/index-now',
  '/sitemap.xml': '/api/sitemap',
  '/sitemap/:file': '/api/sitemap/:file',
  '/magazine/feed.xml': '/api/magazine/feed',
  '/illustrazioni/:file': '/api/illustrations/:file',
  '/feed/:address*': '/api/feed/:address*',
  '/anteprime/:file': '/api/share-pictures/:file',
  '/mappe/:file': '/api/maps/:file',
  '/loghi/:id': '/api/logos/:id',
  '/foto/:file/:size': '/api/photos/:file/:size',
}

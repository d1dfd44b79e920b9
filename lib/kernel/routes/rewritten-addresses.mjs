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

/** The specification's addresses that are not under /api. Pages cannot stand on them: a rewrite does not look at the method. */
const posts = [
  { source: '/login', destination: '/api/login' },
  { source: '/login/:provider', destination: '/api/login/:provider' },
  { source: '/logout', destination: '/api/logout' },
  { source: '/registration', destination: '/api/registration' },
  { source: '/registration/confirmation', destination: '/api/registration-confirmation' },
  { source: '/password-recovery', destination: '/api/password-recovery' },
  { source: '/reimposta-password', destination: '/api/reimposta-password' },
  { source: '/email-change/confirmation', destination: '/api/email-change-confirmation' },
  { source: '/post/:id/reply', destination: '/api/post/:id/reply' },
  { source: '/post/:id/flag/:kind', destination: '/api/post/:id/flag/:kind' },
  { source: '/rest/:id/number/ad', destination: '/api/rest/:id/number/ad' },
  { source: '/rest/:id/number/dealer', destination: '/api/rest/:id/number/dealer' },
]

/** @type {import('next').NextConfig} */
const config = {
  compiler: { emotion: true },
  typescript: { ignoreBuildErrors: true }, // npm test checks the types; a start need not wait for it
  poweredByHeader: false,
  reactStrictMode: true,
  // The specification writes GET /api/v1/locations/?query=…; Next's own redirect would answer it with 308.
  skipTrailingSlashRedirect: true,
  serverExternalPackages: ['postgres', 'sharp', 'pino', '@node-rs/argon2', 'rate-limiter-flexible', 'pg-boss', 'nodemailer', 'busboy', '@zxcvbn-ts/language-common'],
  // The security headers are set by lib/server, which answers every request: they depend on settings that a build does not know.
  env: { API_PREFIX: process.env.API_PREFIX ?? '' },
  rewrites: async () => [{ source: '/illustrazioni/:file', destination: '/api/illustrations/:file' }, ...posts],
}
export default config

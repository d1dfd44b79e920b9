const developing = process.env.NODE_ENV === 'development'

/** Scripts come from our own files only. Emotion writes its styles into the page; the development server evaluates code and talks through a socket. */
const contentSecurityPolicy = [
  "default-src 'self'",
  `script-src 'self'${developing ? " 'unsafe-eval'" : ''}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  `connect-src 'self'${developing ? ' ws:' : ''}`,
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const securityHeaders = [
  { key: 'Content-Security-Policy', value: contentSecurityPolicy },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)' },
]

/** @type {import('next').NextConfig} */
const config = {
  compiler: { emotion: true },
  typescript: { ignoreBuildErrors: true }, // npm test checks the types; a start need not wait for it
  poweredByHeader: false,
  reactStrictMode: true,
  // The specification writes GET /api/v1/locations/?query=…; Next's own redirect would answer it with 308.
  skipTrailingSlashRedirect: true,
  async headers() {
    return [{ source: '/:path*', headers: securityHeaders }]
  },
  serverExternalPackages: ['postgres', 'sharp', 'pino'],
  rewrites: async () => [{ source: '/illustrazioni/:file', destination: '/api/illustrations/:file' }],
}
export default config

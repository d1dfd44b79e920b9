/** @type {import('next').NextConfig} */
const config = {
  compiler: { emotion: true },
  poweredByHeader: false,
  reactStrictMode: true,
  // The specification writes GET /api/v1/locations/?query=…; Next's own redirect would answer it with 308.
  skipTrailingSlashRedirect: true,
  serverExternalPackages: ['postgres', 'sharp', 'pino'],
}
export default config

/** Imported first: React and Next choose their production code by NODE_ENV while they are being loaded. */
Object.assign(process.env, { NODE_ENV: process.argv.includes('--dev') ? 'development' : 'production', NEXT_TELEMETRY_DISABLED: '1' })

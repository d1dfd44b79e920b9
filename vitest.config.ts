import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vitest/config'

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } },
  plugins: [rowComparison()],
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    environment: 'node', // component tests ask for jsdom in their first line
    include: ['{lib,components,styles,scripts,tools}/**/*.test.{ts,tsx}'],
    maxWorkers: '100%', // by default one core stays idle, which on two is half of the machine
    testTimeout: 30_000,
    hookTimeout: 120_000,
    globalSetup: ['scripts/test-database.ts'],
    setupFiles: ['scripts/test-worker.ts'],
  },
})

/** As a plugin, so that no --reporter of a command line leaves it out. */
function rowComparison(): Plugin {
  return {
    name: 'row-comparison',
    configureVitest({ vitest }) {
      vitest.config.reporters.push(['./scripts/sql-against-schema/row-reporter.ts', {}])
    },
  }
}

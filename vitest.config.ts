import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } },
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

import { parseSettings } from './settings'

type Env = ReturnType<typeof read>
let parsed: Env | undefined

/** The settings of this process. Read on first use, not on import, so that `next build` needs none. */
export function env(): Env {
  return (parsed ??= read())
}

function read() {
  const settings = parseSettings(process.env)
  return {
    port: settings.PORT,
    siteUrl: settings.SITE_URL ?? `http://localhost:${settings.PORT}`,
    databaseUrl: settings.DATABASE_URL ?? missing('DATABASE_URL'),
    databasePoolSize: settings.DATABASE_POOL_SIZE,
    statementTimeoutMs: settings.STATEMENT_TIMEOUT_MS,
    dataDir: settings.DATA_DIR,
    deployStage: settings.DEPLOY_STAGE,
    logLevel: settings.LOG_LEVEL,
  }
}

/** Scripts put the address of the embedded database here before anything asks for it. */
function missing(key: string): never {
  throw new Error(`${key} is not set: start the application with npm start`)
}

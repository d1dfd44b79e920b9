import { number, object, string, ValidationError, type InferType } from 'yup'

/** Every key of `.env.example`; anything else in `.env` is a fault. */
const schema = object({
  PORT: number().integer().min(1).max(65_535).default(3000),
  SITE_URL: string().test('url', '${path} is not a URL', (text) => text === undefined || /^https?:/.test(text) && URL.canParse(text)),
  DATABASE_URL: string().test('url', '${path} is not a postgres:// URL', (text) => text === undefined || /^postgres(ql)?:\/\//.test(text) && URL.canParse(text)),
  DATABASE_POOL_SIZE: number().integer().min(1).max(200).default(10),
  STATEMENT_TIMEOUT_MS: number().integer().min(100).max(600_000).default(5_000),
  DATA_DIR: string().default('.data'),
  DEPLOY_STAGE: string().oneOf(['dev', 'pre', 'pro'], '${path} must be dev, pre or pro').default('dev'),
  LOG_LEVEL: string().oneOf(['debug', 'info', 'warn', 'error'], '${path} must be debug, info, warn or error').default('info'),
})

type Settings = InferType<typeof schema>
export type SettingKey = keyof Settings
export const settingKeys = Object.keys(schema.fields)

/** Reads raw text into typed settings. Empty counts as not set. Throws one error that names every fault. */
export function parseSettings(raw: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(settingKeys.map((key) => [key, raw[key]?.trim() || undefined]))
  try {
    return schema.validateSync(given, { abortEarly: false })
  } catch (error) {
    if (error instanceof ValidationError) throw new SettingsError(error.errors)
    throw error
  }
}

export class SettingsError extends Error {
  override name = 'SettingsError'
  constructor(readonly faults: string[]) {
    super(`settings are not valid: ${faults.join('; ')}`)
  }
}

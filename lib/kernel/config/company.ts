import type { EnvSettings } from './settings'

/** What the law requires of the owner of a site (d.lgs. 70/2003, article 7), in the order it is shown. */
const companyKeys = [
  'COMPANY_NAME',
  'COMPANY_ADDRESS',
  'COMPANY_VAT_NUMBER',
  'COMPANY_REGISTER',
  'COMPANY_CAPITAL',
  'COMPANY_EMAIL',
  'COMPANY_CERTIFIED_EMAIL',
  'COMPANY_PHONE',
] as const satisfies readonly (keyof EnvSettings)[]
type CompanyKey = (typeof companyKeys)[number]

/** The operator of the site. `value` is null where the owner has not filled it in yet. JSON-serialisable. */
export type CompanyFact = { label: string; value: string | null; link: 'mailto' | 'tel' | null }

const labels: Readonly<Record<CompanyKey, Omit<CompanyFact, 'value'>>> = {
  COMPANY_NAME: { label: 'Ragione sociale', link: null },
  COMPANY_ADDRESS: { label: 'Sede legale', link: null },
  COMPANY_VAT_NUMBER: { label: 'Partita IVA', link: null },
  COMPANY_REGISTER: { label: 'Registro delle imprese e REA', link: null },
  COMPANY_CAPITAL: { label: 'Capitale sociale', link: null },
  COMPANY_EMAIL: { label: 'E-mail', link: 'mailto' },
  COMPANY_CERTIFIED_EMAIL: { label: 'PEC', link: 'mailto' },
  COMPANY_PHONE: { label: 'Telefono', link: 'tel' },
}

/** The company as its page shows it; a capital of «none», as a sole trader has it, is left out. */
export function companyFacts(settings: Pick<EnvSettings, CompanyKey>): CompanyFact[] {
  return companyKeys
    .filter((key) => key !== 'COMPANY_CAPITAL' || settings[key] !== 'none')
    .map((key) => ({ ...labels[key], value: settings[key] ?? null }))
}

/** The keys without a value. */
export function companyBlanks(settings: Pick<EnvSettings, CompanyKey>): string[] {
  return companyKeys.filter((key) => settings[key] === undefined)
}

import type { PublicAdJson } from '@/lib/market/ads/page/ad-page'
import { registrationText } from '@/lib/market/ads/page/registration-text'
import { euroText, measureText, powerText } from '@/lib/market/catalogue/number-text'
import { bodiesByCategory, colours, emissionClasses, fuels, gearboxes, labelOf } from '@/lib/market/catalogue/vocabulary'

/** What is said of an ad whose description nobody wrote. */
export const composedText = 'Testo composto dai dati'

export type Described = { makeName: string; modelName: string | null; place: string | null; ad: PublicAdJson }

const named = (options: Readonly<Record<string, string>>, code: string | null) =>
  code === null ? null : labelOf(options, code).toLowerCase()
const counted = (count: number | null) => (count === null ? null : String(count))

/** The words of a template that stand for a fact, each with what an ad says of it; null where it says nothing. */
export const placeholders = {
  marca: ({ makeName }: Described) => makeName,
  modello: ({ modelName }: Described) => modelName,
  versione: ({ ad }: Described) => ad.version || null,
  immatricolazione: ({ ad }: Described) => registrationText(ad),
  km: ({ ad }: Described) => (ad.mileageKm === null ? null : measureText(ad.mileageKm, 'km')),
  carburante: ({ ad }: Described) => named(fuels, ad.fuel),
  cambio: ({ ad }: Described) => named(gearboxes, ad.gearbox),
  potenza: ({ ad }: Described) => (ad.powerKw === null ? null : powerText(ad.powerKw)),
  carrozzeria: ({ ad }: Described) => named(bodiesByCategory[ad.category], ad.body),
  colore: ({ ad }: Described) => named(colours, ad.colour),
  porte: ({ ad }: Described) => counted(ad.doors),
  posti: ({ ad }: Described) => counted(ad.seats),
  emissioni: ({ ad }: Described) => (ad.emissionClass === null ? null : labelOf(emissionClasses, ad.emissionClass)),
  proprietari: ({ ad }: Described) => counted(ad.owners),
  garanzia: ({ ad }: Described) => (ad.warrantyMonths === null ? null : `${ad.warrantyMonths} mesi`),
  prezzo: ({ ad }: Described) => (ad.priceCents === null ? null : euroText(ad.priceCents)),
  comune: ({ place }: Described) => place,
} as const satisfies Record<string, (described: Described) => string | null>

const braces = /\{([^{}]*)\}/g

function isPlaceholder(name: string): name is keyof typeof placeholders {
  return Object.hasOwn(placeholders, name)
}

/** Placeholders of a template that stand for nothing. */
export function unknownPlaceholders(template: string): string[] {
  return [...template.matchAll(braces)].map(([, name = '']) => name.trim().toLowerCase()).filter((name) => !isPlaceholder(name))
}

/** A text from a template: a sentence with a fact that the ad does not say is left out. Nothing where no sentence with a fact is left. */
export function composeText(template: string, described: Described): string {
  let facts = 0
  const paragraphs = template.split(/\n+/).map((paragraph) =>
    paragraph
      .split(/(?<=[.!?])\s+/)
      .flatMap((sentence) => {
        const values = [...sentence.matchAll(braces)].map(([, name = '']) => valueOf(name, described))
        if (values.includes(null)) return []
        facts += values.length
        return [sentence.replace(braces, (_, name: string) => valueOf(name, described) ?? '').trim()]
      })
      .filter(Boolean)
      .join(' '),
  )
  return facts === 0 ? '' : paragraphs.filter(Boolean).join('\n')
}

function valueOf(name: string, described: Described): string | null {
  const key = name.trim().toLowerCase()
  return isPlaceholder(key) ? placeholders[key](described) : null
}

import { textWarnings } from '@/lib/accounts/selling/text-warnings'
import { lengthOf } from '@/lib/kernel/validation/rules'
import type { Category } from '@/lib/market/catalogue/category'
import { type Answers, type DraftField, descriptionLength, equipmentPrefix, fieldsOf } from './draft-fields'
import type { DraftStep } from './draft-steps'

/** How much of what buyers look for an ad says: points of 100 in four parts, and what would bring the most, each on its page. */
export type DraftQuality = {
  points: number
  parts: readonly { name: string; points: number; most: number }[]
  missing: readonly { text: string; points: number; step: DraftStep; field: string | null }[]
}

const weights = { photos: 40, facts: 30, description: 20, history: 10 } as const
/** Photographs that show a vehicle from all sides and inside; more add no points. */
const fullPhotos = 12
const fullEquipment = 5
/** Papers that a person has looked at: two show how kilometres went. */
const fullPapers = 2
const maxMissing = 5
const historyFields = ['incidenti', 'tagliandi', 'non_fumatori', 'proprietari', 'revisione']

/** `papers`: how many papers of its ad somebody here has looked at; null before there is an ad, when none can be sent. */
export function draftQuality(category: Category, answers: Answers, photos: number, papers: number | null = null): DraftQuality {
  const parts = [photoPart(photos), factPart(category, answers), descriptionPart(answers), historyPart(category, answers, papers)]
  const missing = parts.flatMap((part) => part.missing).sort((a, b) => b.points - a.points)
  return {
    points: parts.reduce((sum, { points }) => sum + points, 0),
    parts: parts.map(({ name, points, most }) => ({ name, points, most })),
    missing: missing.slice(0, maxMissing),
  }
}

type Part = { name: string; points: number; most: number; missing: DraftQuality['missing'] }

function photoPart(photos: number): Part {
  const most = weights.photos
  const points = Math.round((Math.min(photos, fullPhotos) / fullPhotos) * most)
  const left = fullPhotos - photos
  const text = left === 1 ? 'Un’altra foto' : `Altre ${left} foto`
  return { name: 'Foto', points, most, missing: left > 0 ? [{ text, points: most - points, step: 'foto', field: null }] : [] }
}

function factPart(category: Category, answers: Answers): Part {
  const facts = fieldsOf(category, 'veicolo').filter(({ kind }) => kind !== 'tick' && kind !== 'decimal' && kind !== 'version')
  const equipment = Object.keys(answers).filter((name) => name.startsWith(equipmentPrefix)).length
  if (category === 'moto-e-scooter') return partOf('Dati e dotazioni', weights.facts, facts, answers, [])
  const earned = Math.min(equipment, fullEquipment) / fullEquipment
  const part = partOf('Dati e dotazioni', weights.facts, facts, answers, [earned])
  if (earned === 1) return part
  const points = Math.max(1, Math.round((weights.facts / (facts.length + 1)) * (1 - earned)))
  return { ...part, missing: [...part.missing, { text: 'Le dotazioni', points, step: 'stato', field: null }] }
}

function historyPart(category: Category, answers: Answers, papers: number | null): Part {
  const fields = fieldsOf(category, 'stato').filter(({ name }) => historyFields.includes(name))
  const earned = papers === null ? [] : [Math.min(papers, fullPapers) / fullPapers]
  return partOf(papers === null ? 'Storia dichiarata' : 'Storia e carte', weights.history, fields, answers, earned)
}

/** Points in equal shares for each field that is filled in; `others`: how much of its share each other thing earns, from 0 to 1. */
function partOf(name: string, most: number, fields: readonly DraftField[], answers: Answers, others: readonly number[]): Part {
  const share = most / (fields.length + others.length)
  const earned = others.reduce((sum, one) => sum + one, 0)
  const empty = fields.filter((field) => (answers[field.name] ?? '') === '')
  return {
    name,
    most,
    points: Math.round(share * (fields.length - empty.length + earned)),
    missing: empty.map(({ label, step, name }) => ({ text: label, points: Math.round(share), step, field: name })),
  }
}

function descriptionPart(answers: Answers): Part {
  const most = weights.description
  const text = answers['descrizione'] ?? ''
  const length = lengthOf(text.trim())
  const isClean = textWarnings(text).length === 0
  const points = Math.round((Math.min(length, descriptionLength.good) / descriptionLength.good) * most * (isClean ? 1 : 0.5))
  if (points === most) return { name: 'Descrizione', points, most, missing: [] }
  const what =
    length < descriptionLength.good ? `Altri ${descriptionLength.good - length} caratteri di testo` : 'Un testo senza contatti e maiuscole'
  return { name: 'Descrizione', points, most, missing: [{ text: what, points: most - points, step: 'testo', field: 'descrizione' }] }
}

import { listText } from '@/lib/kernel/italian/list-text'
import { numberText } from '@/lib/market/catalogue/number-text'
import { kwToCv } from '@/lib/market/catalogue/power'
import { drives, emissionClasses, fuels, gearboxes, labelOf, type Vocabulary } from '@/lib/market/catalogue/vocabulary'
import { type OfferedVersion, shiftOf } from './version'

/** «Benzina · manuale · 88 kW (120 CV) · Euro 6d-TEMP». */
export function detailsOf({ fuel, gearbox, facts: { powerKw, emissionClass } }: OfferedVersion): string {
  return [
    labelOf(fuels, fuel),
    labelOf(gearboxes, gearbox).toLowerCase(),
    typeof powerKw === 'number' ? powerText(powerKw) : '',
    typeof emissionClass === 'string' ? labelOf(emissionClasses, emissionClass) : '',
  ]
    .filter((text) => text !== '')
    .join(' · ')
}

/** What to read on the papers, because ads of this version contradict each other; empty where they agree. */
export function openFactsText({ isFuelCertain, powers = [], facts: { powerKw } }: OfferedVersion): string {
  const isPowerOpen = powerKw === undefined
  if (isFuelCertain && !isPowerOpen) return ''
  const said = isPowerOpen && powers.length > 1 ? `, la potenza può essere ${listText(powers.map(powerText), 'o')}` : ''
  if (isFuelCertain) return `Potenza: gli annunci non concordano${said}. Leggi il dato sul libretto.`
  if (isPowerOpen) return `Carburante e potenza: gli annunci non concordano${said}. Leggili sul libretto.`
  return 'Carburante: gli annunci non concordano. Leggi il dato sul libretto.'
}

/** «51 kW (69 CV)». */
export const powerText = (kw: number) => `${numberText(kw)} kW (${numberText(kwToCv(kw))} CV)`

type Group = { name: string; versions: OfferedVersion[] }

/** The versions by fuel and shift, by hand or not, «Benzina, manuale», the group of most ads first. */
export function groupsOf(versions: readonly OfferedVersion[]): Group[] {
  const groups = new Map<string, Group>()
  for (const version of versions) {
    const name = `${labelOf(fuels, version.fuel)}, ${labelOf(gearboxes, shiftOf(version.gearbox)).toLowerCase()}`
    const group = groups.get(name) ?? { name, versions: [] }
    group.versions.push(version)
    groups.set(name, group)
  }
  const adsOf = ({ versions }: Group) => versions.reduce((sum, { ads }) => sum + ads, 0)
  return [...groups.values()].sort((one, other) => adsOf(other) - adsOf(one))
}

/** Whether a version says every word that is looked for, in its name or its facts. */
export function isFound(version: OfferedVersion, query: string): boolean {
  const text = plain(`${version.label} ${detailsOf(version)}`)
  return plain(query)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/(\d),(\d)/g, '$1.$2')
    .trim()
}

const choices: Readonly<Record<string, Vocabulary>> = { carburante: fuels, cambio: gearboxes, classe: emissionClasses }
const units: Readonly<Record<string, string>> = { cilindrata: 'cm³', porte: 'porte', posti: 'posti', consumo: 'l/100 km' }

/** An answer as a chip says it: «88 kW (120 CV)», «5 porte». `bodies`: the names of bodies of this kind of vehicle. */
export function factText(name: string, answer: string, bodies: Vocabulary): string {
  const choice = name === 'carrozzeria' ? bodies : choices[name]
  if (choice) return labelOf(choice, answer)
  const kw = Number(answer.replace('.', ''))
  if (name === 'potenza' && kw > 0) return powerText(kw)
  if (name === 'trazione') return `Trazione ${labelOf(drives, answer).toLowerCase()}`
  return [answer, units[name]].filter(Boolean).join(' ')
}

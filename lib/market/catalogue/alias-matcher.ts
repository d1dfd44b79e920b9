import type { AliasKind } from './catalogue-table'
import { fold } from './fold'

export type AliasEntry = { text: string; kind: AliasKind; value: string }
export type Hit = { value: string; start: number; end: number }
export type Matcher = { find(folded: string, how?: AliasKind | 'glued'): Hit | undefined }

/** Finds the earliest alias in a folded text, and of several that start there the longest. */
export function buildMatcher(entries: readonly AliasEntry[]): Matcher {
  const anywhere = entries.filter((entry) => entry.kind === 'anywhere')
  const atStart = entries.filter((entry) => entry.kind === 'start')
  const searches: Readonly<Record<AliasKind | 'glued', (folded: string) => Hit | undefined>> = {
    whole: buildSearch(
      entries.filter((entry) => entry.kind !== 'weak'),
      (body) => `^(?:${body})$`,
      () => '',
    ),
    start: buildSearch(atStart, (body) => `^(?:${body})`, strictEnd),
    strong: buildSearch(
      entries.filter((entry) => entry.kind === 'strong'),
      (body) => `(?<![a-z0-9#.])(?:${body})`,
      wordEnd,
    ),
    anywhere: buildSearch(anywhere, (body) => `(?<![a-z0-9#.]|[0-9]-)(?:${body})`, wordEnd),
    weak: buildSearch(
      entries.filter((entry) => entry.kind === 'weak'),
      (body) => `(?<![a-z0-9#.])(?:${body})`,
      wordEnd,
    ),
    glued: buildSearch(
      anywhere.filter(canBeGlued).concat(atStart.filter(({ text }) => /^\d$/.test(text))),
      (body) => `^(?:${body})`,
      gluedEnd,
    ),
  }
  return { find: (folded, how = 'anywhere') => searches[how](folded) }
}

type EndRule = (alias: string) => string

/** A new word, or a change between letters and digits ("118d", "Golf8"); "2" never matches the start of "2.0". */
const wordEnd: EndRule = (alias) => (/[a-z]$/.test(alias) ? '(?![a-z])' : '(?!\\d|\\.\\d)')
const strictEnd: EndRule = () => "(?![a-z0-9']|\\.\\d)"
const gluedEnd: EndRule = (alias) => (/[a-z]$/.test(alias) ? '(?=[a-z])' : /^\d$/.test(alias) ? '(?=\\d\\.\\d)' : '(?=\\d)')

/** Whether an alias may be glued; short words may not: "Punto Evolution" is no Punto Evo, "Mokka Elegance" no Mokka-e. */
function canBeGlued({ text }: AliasEntry): boolean {
  return /^[a-z]{3}$|[a-z]{4}$|.\d$/i.test(text)
}

type Ranked = { alias: string; value: string; rank: number }

/**
 * One pattern for each sign that aliases begin with, compiled when a text has a word that begins so: one for all of them took 0.2 s at its
 * first text, in which the thread does nothing else.
 */
function buildSearch(entries: readonly AliasEntry[], frame: (body: string) => string, end: EndRule): (folded: string) => Hit | undefined {
  const sorted = entries
    .map((entry) => ({ alias: foldAlias(entry.text), value: entry.value }))
    .sort((a, b) => b.alias.length - a.alias.length)
    .map((entry, rank) => ({ ...entry, rank }))
  const groups = new Map<string, Ranked[]>()
  for (const entry of sorted) {
    const sign = /^[a-z0-9]/.test(entry.alias) ? entry.alias.charAt(0) : ''
    const group = groups.get(sign)
    if (group) group.push(entry)
    else groups.set(sign, [entry])
  }
  const searches = new Map([...groups].map(([sign, group]) => [sign, searchAmong(group, frame, end)]))
  return (folded) => {
    const found = ['', ...new Set(folded.match(wordStart))].flatMap((sign) => searches.get(sign)?.(folded) ?? [])
    const [first] = found.toSorted((a, b) => a.start - b.start || a.rank - b.rank)
    return first && { value: first.value, start: first.start, end: first.end }
  }
}

/** Start of a word: no frame lets an alias begin anywhere else. */
const wordStart = /(?<![a-z0-9#.])[a-z0-9]/g

function searchAmong(group: readonly Ranked[], frame: (body: string) => string, end: EndRule) {
  let pattern: RegExp | undefined
  return (folded: string): (Hit & { rank: number }) | undefined => {
    pattern ??= new RegExp(frame(group.map(({ alias }) => `(${aliasPattern(alias)}${end(alias)})`).join('|')))
    const match = pattern.exec(folded)
    const entry = match && group[match.slice(1).findIndex((part: string | undefined) => part !== undefined)]
    return entry ? { value: entry.value, start: match.index, end: match.index + match[0].length, rank: entry.rank } : undefined
  }
}

/** One spelling per alias: folded without marks of capitals, `_` preserved. */
export function foldAlias(text: string): string {
  return text
    .split('_')
    .map((part) => fold(part).replaceAll("'", ''))
    .join('_')
}

const patternOf: Readonly<Record<string, string>> = { _: '-', ' ': "[ '-]?", '-': "[ '-]?", '.': '\\.' }

function aliasPattern(alias: string): string {
  return Array.from(alias, (char) => patternOf[char] ?? char).join("'?")
}

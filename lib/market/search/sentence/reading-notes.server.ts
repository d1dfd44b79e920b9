import { searchChips } from '@/lib/market/search/query/search-chips'
import { searchHref } from '@/lib/market/search/query/search-href'
import { emptySearch, type SearchPlace, type SearchQuery } from '@/lib/market/search/query/search-query'
import type { Amount } from './amounts'
import { type BuiltSearch, formerNamesake } from './build-search.server'
import type { Claim, ReadingNote } from './claims'
import type { Token } from './tokens'

/** The reading of a sentence. `build`: makes a search of other claims of it. */
export type Read = { claims: readonly Claim[]; built: BuiltSearch; build: (claims: readonly Claim[]) => BuiltSearch }
type Several = Extract<ReadingNote, { kind: 'several' }>

/** Number of other models that are offered. */
const maxOthers = 3

/** What else a sentence can mean, what contradicts itself in it, which slips were put right. `whole`: a search with what is left of the words. */
export function notesOf(
  typed: readonly Token[],
  tokens: readonly Token[],
  read: Read,
  whole: (query: SearchQuery) => SearchQuery,
): ReadingNote[] {
  const { claims, built } = read

  const raw = ({ at, length }: Pick<Claim, 'at' | 'length'>) =>
    typed
      .slice(at, at + length)
      .map((token) => token.raw)
      .join(' ')
  const several = claims.flatMap((claim): ReadingNote[] => {
    if (claim.kind === 'aside' && claim.isHere && built.query.place === null) return [{ kind: 'nowhere', words: raw(claim) }]
    if (claim.kind === 'place' && claim.others.length > 0) return [homonymNote(claim, raw(claim), built.query)]
    if (claim.kind === 'amount' && claim.others) return amountNote(claim, claim.others, raw(claim), read, whole)
    const names = claim.kind === 'vehicle' && !claim.isNegated ? namesakesOf(claim, built.query) : []
    if (claim.kind !== 'vehicle' || names.length === 0) return []
    return [
      {
        kind: 'several',
        words: raw(claim),
        read: nameOf(claim.name),
        others: names.slice(0, maxOthers).map((name) => ({ label: nameOf(name), address: addressWith(built.query, name) })),
      },
    ]
  })
  const contradictions = built.contradictions.map(
    ({ filter, claims: same }): ReadingNote => ({ kind: 'contradiction', words: same.map(raw).join(' '), filter }),
  )
  const slips = tokens.flatMap((token, at): ReadingNote[] => {
    const given = typed[at]
    const isTaken = claims.some((claim) => at >= claim.at && at < claim.at + claim.length)
    return given && given.text !== token.text && isTaken ? [{ kind: 'corrected', typed: given.raw, read: token.text }] : []
  })
  const wishes = built.made.map(
    ({ claim, made, isChoice }): ReadingNote => ({
      kind: 'wish',
      words: raw(claim),
      made,
      ...(isChoice && { without: searchHref(whole(built.hard)) }),
    }),
  )
  return [...several, ...contradictions, ...wishes, ...slips]
}

/** Note on comuni with one name: the bigger one is taken, and the others are offered. */
function homonymNote({ place, others }: Extract<Claim, { kind: 'place' }>, words: string, query: SearchQuery): ReadingNote {
  const label = ({ name, provinceCode }: SearchPlace) => `${name} (${provinceCode})`
  const address = (other: SearchPlace) => searchHref({ ...emptySearch(query.list), ...query, place: other })
  return {
    kind: 'several',
    words,
    read: label(place),
    others: others.slice(0, maxOthers).map((other) => ({ label: label(other), address: address(other) })),
  }
}

/** An amount that measures something else, or in the other direction: only what makes another search. */
function amountNote(
  claim: Extract<Claim, { kind: 'amount' }>,
  others: readonly Amount[],
  words: string,
  { claims, built, build }: Read,
  whole: (query: SearchQuery) => SearchQuery,
): Several[] {
  const mine = labelsOf(built.query)
  const readings = others.flatMap((amount) => {
    const { query, refused } = build(claims.map((one) => (one === claim ? { ...claim, amount } : one)))
    const labels = labelsOf(query)
    const label = labels.filter((one) => !mine.includes(one)).join(', ')
    return label === '' || refused.length > built.refused.length
      ? []
      : [{ read: mine.filter((one) => !labels.includes(one)).join(', '), label, address: searchHref(whole(query)) }]
  })
  const read = readings.map((one) => one.read).find((text) => text !== '')
  return read === undefined ? [] : [{ kind: 'several', words, read, others: readings.map(({ label, address }) => ({ label, address })) }]
}

/** What the limits of a search say: «Fino a 100.000 km». */
function labelsOf(query: SearchQuery): string[] {
  return searchChips(query).map(({ label }) => label)
}

type Name = Extract<Claim, { kind: 'vehicle' }>['name']

function namesakesOf({ name, others }: Extract<Claim, { kind: 'vehicle' }>, { list, vehicles }: SearchQuery): readonly Name[] {
  const isTaken = vehicles.some(({ model }) => model?.slug === name.model?.slug)
  const former = list !== 'auto_d_epoca' && isTaken ? formerNamesake(name) : undefined
  return former ? [...others, { ...name, model: { ...former, body: '' } }] : others
}

function nameOf({ make, model }: Name): string {
  return model ? `${make.name} ${model.name}` : make.name
}

function addressWith(query: SearchQuery, { make, model }: Name): string {
  return searchHref({ ...emptySearch(query.list), ...query, vehicles: [{ make, model: model && { slug: model.slug, name: model.name } }] })
}

import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '@/lib/kernel/browser/local-storage'
import { asRecord } from '@/lib/kernel/validation/plain-object'
import { type RememberedAd, readRememberedAd } from '@/lib/market/ads/page/remembered-ad'
import { maxCompared } from '@/lib/market/comparison/comparison-query'

/** The name in the inventory of browser storage; it goes with the tab. */
const name = 'comparedAds'
const place = 'sessionStorage'

/** The list that somebody came from, to return to it at the same height. */
type ListPlace = { href: string; label: string; top: number }
type Ticks = {
  ads: readonly RememberedAd[]
  list: ListPlace | null
  /** One more was ticked than can be compared. */
  isRefused: boolean
  /** Ticked or unticked on this page, not found in the storage. */
  isChanged: boolean
}

const none: Ticks = { ads: [], list: null, isRefused: false, isChanged: false }
const listeners = new Set<() => void>()
let known: { text: string | undefined; ticks: Ticks } = { text: undefined, ticks: none }
/** What is ticked where nothing can be stored; it lasts as long as the page. */
let unstored: string | undefined

export function useTicks(): Ticks {
  return useSyncExternalStore(onChange, findTicks, () => none)
}

/** Ticks an ad; at the limit nothing is ticked, and the bar says why. */
export function tick(ad: RememberedAd): void {
  const { ads } = findTicks()
  if (ads.some(({ id }) => id === ad.id)) return
  const isRefused = ads.length >= maxCompared
  write({ ads: isRefused ? ads : [...ads, ad], isRefused, isChanged: true })
}

export function untick(ids: readonly number[]): void {
  const { ads } = findTicks()
  const left = ads.filter(({ id }) => !ids.includes(id))
  if (left.length < ads.length) write({ ads: left, isRefused: false, isChanged: true })
}

export function untickAll(): void {
  write({ ads: [], isRefused: false, isChanged: true })
}

export function acceptRefusal(): void {
  write({ isRefused: false })
}

/** Remembers the list to return to from the comparison. */
export function rememberList(list: ListPlace): void {
  write({ list })
}

function findTicks(): Ticks {
  const text = readStored(name, place) ?? unstored
  if (text !== known.text) known = { text, ticks: { ...read(text), isRefused: false, isChanged: false } }
  return known.ticks
}

function write(change: Partial<Ticks>): void {
  const ticks = { ...findTicks(), ...change }
  const text = JSON.stringify({ ads: ticks.ads, list: ticks.list })
  unstored = text
  writeStored(name, text, place)
  known = { text: readStored(name, place) ?? unstored, ticks }
  for (const listen of listeners) listen()
}

function onChange(listen: () => void): () => void {
  listeners.add(listen)
  return () => void listeners.delete(listen)
}

/** What is stored may have been written by anybody. */
function read(text: string | undefined): Pick<Ticks, 'ads' | 'list'> {
  try {
    const { ads, list } = asRecord(JSON.parse(text ?? '{}'))
    return {
      ads: (Array.isArray(ads) ? ads : []).flatMap((ad: unknown) => readRememberedAd(ad) ?? []).slice(0, maxCompared),
      list: readList(list),
    }
  } catch {
    return none
  }
}

function readList(stored: unknown): ListPlace | null {
  const { href, label, top } = asRecord(stored)
  const isList = typeof href === 'string' && /^\/(?!\/)/.test(href) && typeof label === 'string' && typeof top === 'number'
  return isList ? { href, label, top } : null
}

import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PriceLabel } from '@/components/ui/PriceLabel'
import { Icon, type IconName } from './Icon'

const file = readFileSync(new URL('../icons.svg', import.meta.url), 'utf8')
const symbols = [...file.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)

/** Complete: the compiler requires each name of the type. */
const names = {
  heart: true,
  search: true,
  'chevron-down': true,
  'chevron-left': true,
  'chevron-right': true,
  'arrow-down': true,
  'arrow-up': true,
  menu: true,
  close: true,
  check: true,
  external: true,
  filters: true,
  warning: true,
  info: true,
  question: true,
  tag: true,
  calendar: true,
  clock: true,
  chart: true,
  road: true,
  fuel: true,
  gearbox: true,
  power: true,
  leaf: true,
  door: true,
  pin: true,
  shield: true,
  user: true,
  shop: true,
  phone: true,
  mail: true,
  share: true,
  flag: true,
  bell: true,
  camera: true,
  car: true,
  moto: true,
  camper: true,
  van: true,
  eye: true,
  'eye-off': true,
  pencil: true,
  logout: true,
  download: true,
  facebook: true,
  instagram: true,
  youtube: true,
  tiktok: true,
  map: true,
  list: true,
  document: true,
} satisfies Record<IconName, true>

const symbolsIn = (html: string) => [...html.matchAll(/<use href="[^"#]+#([^"]+)"/g)].map(([, id]) => id)

test('the icon file holds every named icon and both price labels, each once, and nothing else', () => {
  expect([...symbols].sort()).toEqual([...Object.keys(names), 'rating-1', 'rating-2'].sort())
})

test('icons and price labels use the icon file in the requested size, hidden from screen readers', () => {
  const html = renderToStaticMarkup(<Icon name="road" size={16} />)
  expect(symbolsIn(html)).toEqual(['road'])
  expect(html).toMatch(/^<svg class="icon" aria-hidden="true">/)
  expect(renderToStaticMarkup(<Icon name="road" size={24} />)).toMatch(/^<svg class="icon" width="24" height="24" aria-hidden="true">/)
  for (const rating of [1, 2] as const)
    expect(symbolsIn(renderToStaticMarkup(<PriceLabel rating={rating} label="Buon Prezzo" />))).toEqual([`rating-${rating}`])
})

test('the icons have no colours of their own and no scripts', () => {
  expect(
    [...file.matchAll(/(?:fill|stroke)="([^"]*)"/g)]
      .map(([, paint]) => paint)
      .filter((paint) => paint !== 'currentColor' && paint !== 'none'),
  ).toEqual([])
  expect(file).not.toMatch(/<script|<style|\son\w+=|href=/)
})

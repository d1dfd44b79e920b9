import { expect, test } from 'vitest'
import { previewHref, previewIn, withoutPreview } from './preview-address'

test.each([
  { path: '/annunci', href: '/annunci?anteprima=srp_layout:griglia' },
  { path: '/annunci?prezzo_a=10000', href: '/annunci?prezzo_a=10000&anteprima=srp_layout:griglia' },
])('an address with a preview shows the variation, and without one it does not: $path', ({ path, href }) => {
  expect(previewHref(path, 'srp_layout', 'griglia')).toBe(href)
  expect(previewIn(href)).toBe('srp_layout:griglia')
  expect(withoutPreview(`${href}#risultati`)).toBe(path)
})

test.each(['/annunci', '/annunci?', '/annunci#anteprima=a:b', '/annunci?altro=anteprima'])(
  'an address without a preview has none: %s',
  (address) => {
    expect(previewIn(address)).toBeUndefined()
  },
)

test('of several previews in an address the first is read', () => {
  expect(previewIn('/annunci?anteprima=a:b&anteprima=c:d')).toBe('a:b')
})

import { expect, test } from 'vitest'
import { isUpload } from './upload-address'

test.each([
  ['POST', '/api/v1/drafts/0b1c/photos', true],
  ['POST', '/api/v1/drafts/0b1c/photos?x', true],
  ['PUT', '/api/v1/drafts/0b1c/photos', false],
  ['POST', '/api/v1/drafts/0b1c/photos/1', false],
  ['POST', '/api/v1/drafts/a/b/photos', false],
  ['PUT', '/api/v1/drafts/0b1c/uploads/ab12', true],
  ['GET', '/api/v1/drafts/0b1c/uploads/ab12', false],
  ['POST', '/api/v1/pages/private/dealers/imports', true],
  ['POST', '/api/v1/pages/private/dealers/imports/7', false],
  ['POST', '/api/v1/pages/private/dealers/logo', true],
  ['POST', '/api/v1/pages/private/dealers/logo-removal', false],
  ['POST', '/api/partner/v1/imports', true],
  ['POST', '/login', false],
])('%s %s: %s', (method, url, expected) => {
  expect(isUpload({ method, url })).toBe(expected)
})

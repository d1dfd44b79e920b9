import { expect, test } from 'vitest'
import { isEventBatch, isUpload } from './request-kinds'

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
  ['POST', '/api/v1/pages/private/dealers/photos', true],
  ['POST', '/api/v1/pages/private/ads/7/papers', true],
  ['POST', '/api/v1/pages/private/ads/7/records', false],
  ['POST', '/api/v1/pages/private/dealers/logo-removal', false],
  ['POST', '/api/partner/v1/imports', true],
  ['POST', '/api/v1/dealers/trials', true],
  ['POST', '/login', false],
])('%s %s brings files: %s', (method, url, expected) => {
  expect(isUpload({ method, url })).toBe(expected)
})

test.each([
  ['POST', '/api/v1/experiments/events', true],
  ['POST', '/api/v1/experiments/events?x', true],
  ['GET', '/api/v1/experiments/events', false],
  ['POST', '/api/v1/experiments/events/1', false],
])('%s %s brings events: %s', (method, url, expected) => {
  expect(isEventBatch({ method, url })).toBe(expected)
})

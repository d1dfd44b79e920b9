import { expect, test } from 'vitest'
import { reviewServices, validateReviewServices } from './review-services'
import { parseSettings } from './settings'

const trustpilot = { TRUSTPILOT_KEY: 'k', TRUSTPILOT_SECRET: 's', TRUSTPILOT_BUSINESS_UNIT_ID: 'b' }

test('a review service that is not set has a stand-in here, and is off for the public', () => {
  expect(reviewServices(parseSettings({}), 'http://localhost:3001')).toMatchObject({
    googlePlaces: { url: 'http://localhost:3001/google-places' },
    trustpilot: { invitationsUrl: 'http://localhost:3001/trustpilot' },
  })
  expect(reviewServices(parseSettings({ DEPLOY_STAGE: 'pro' }), 'http://localhost:3001')).toEqual({ googlePlaces: null, trustpilot: null })
  expect(reviewServices(parseSettings({ GOOGLE_PLACES_KEY: 'g', ...trustpilot }), 'http://localhost:3001')).toMatchObject({
    googlePlaces: { url: 'https://places.googleapis.com', key: 'g' },
    trustpilot: { apiUrl: 'https://api.trustpilot.com', businessUnitId: 'b' },
  })
})

test('a review service that is set by half prevents a start', () => {
  expect(validateReviewServices(parseSettings({}))).toEqual([])
  expect(validateReviewServices(parseSettings(trustpilot))).toEqual([])
  expect(validateReviewServices(parseSettings({ TRUSTPILOT_KEY: 'k' }))).toEqual([
    'TRUSTPILOT_SECRET and TRUSTPILOT_BUSINESS_UNIT_ID must be set with the rest of TRUSTPILOT_…',
  ])
})

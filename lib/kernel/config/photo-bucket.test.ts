import { expect, test } from 'vitest'
import { photoBucketOf, validatePhotoBucket } from './photo-bucket'
import { parseSettings } from './settings'

const whole = {
  PHOTO_S3_ENDPOINT: 'https://s3.test/',
  PHOTO_S3_BUCKET: 'photos',
  PHOTO_S3_KEY_ID: 'key',
  PHOTO_S3_SECRET: 'secret',
}

test('photographs are in the folder without settings, and in the bucket with all of them', () => {
  expect(photoBucketOf(parseSettings({}))).toBeUndefined()
  expect(photoBucketOf(parseSettings({ ...whole, PHOTO_S3_REGION: 'eu-south-1', PHOTO_S3_PATH_STYLE: 'no' }))).toEqual({
    endpoint: 'https://s3.test',
    region: 'eu-south-1',
    bucket: 'photos',
    keyId: 'key',
    secret: 'secret',
    pathStyle: false,
  })
  expect([validatePhotoBucket(parseSettings({})), validatePhotoBucket(parseSettings(whole))]).toEqual([[], []])
})

test.each(['dev', 'pre', 'pro'])('stage %s does not start with half a bucket, and says what is missing', (stage) => {
  const half = parseSettings({ ...whole, DEPLOY_STAGE: stage, PHOTO_S3_SECRET: '', PHOTO_S3_BUCKET: '' })
  expect(validatePhotoBucket(half)).toEqual([
    'PHOTO_S3_BUCKET and PHOTO_S3_SECRET must be set together with PHOTO_S3_ENDPOINT and PHOTO_S3_KEY_ID',
  ])
})

test('a bucket whose name could change the address is refused', () => {
  expect(() => parseSettings({ ...whole, PHOTO_S3_BUCKET: '../other' })).toThrow('PHOTO_S3_BUCKET')
})

import type { EnvSettings } from './settings'

export type PhotoBucket = {
  /** The address, such as https://s3.eu-south-1.amazonaws.com, without a slash at the end. */
  endpoint: string
  region: string
  bucket: string
  keyId: string
  secret: string
  /** Whether the bucket stands in the path and not before the host. */
  pathStyle: boolean
}

const needed = [
  'PHOTO_S3_ENDPOINT',
  'PHOTO_S3_BUCKET',
  'PHOTO_S3_KEY_ID',
  'PHOTO_S3_SECRET',
] as const satisfies readonly (keyof EnvSettings)[]

/** The bucket where photographs lie; undefined: in a folder of this machine. */
export function photoBucketOf(settings: EnvSettings): PhotoBucket | undefined {
  const { PHOTO_S3_ENDPOINT: endpoint, PHOTO_S3_BUCKET: bucket, PHOTO_S3_KEY_ID: keyId, PHOTO_S3_SECRET: secret } = settings
  if (!endpoint || !bucket || !keyId || !secret) return undefined
  return {
    endpoint: endpoint.replace(/\/$/, ''),
    region: settings.PHOTO_S3_REGION,
    bucket,
    keyId,
    secret,
    pathStyle: settings.PHOTO_S3_PATH_STYLE === 'yes',
  }
}

/** Refuses half of the settings in every stage: photographs would go to a folder that nobody looks after. */
export function validatePhotoBucket(settings: EnvSettings): string[] {
  const absent = needed.filter((key) => settings[key] === undefined)
  if (absent.length === 0 || absent.length === needed.length) return []
  const given = needed.filter((key) => settings[key] !== undefined)
  return [`${absent.join(' and ')} must be set together with ${given.join(' and ')}`]
}

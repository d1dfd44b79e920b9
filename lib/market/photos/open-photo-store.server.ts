import { env } from '@/lib/kernel/config/env.server'
import { folderStore, type PhotoStore, photoFolder } from './photo-store.server'
import { s3Store } from './s3-store.server'

/** The store of photographs that the settings name: a bucket, or the folder of this machine. */
export function photoStore(): PhotoStore {
  const { photoBucket } = env()
  return photoBucket ? s3Store(photoBucket) : folderStore(photoFolder())
}

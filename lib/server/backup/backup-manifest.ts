import { array, boolean, type InferType, number, object, string } from 'yup'

/** Changes when backups are written in a way that an older program cannot read. */
export const backupFormat = 1
export const manifestName = 'ingrana-backup.json'
export const sumsName = 'sums.json'
export const tablesFolder = 'tables/'
export const photosFolder = 'photos/'

/** The first file of a backup: the data for reading its rows. */
export const manifestSchema = object({
  format: number().required(),
  createdAt: string().required(),
  postgres: string().required(),
  migrations: array(string().required()).required(),
  hasPhotos: boolean().required(),
  tables: array(object({ name: string().required(), columns: array(string().required()).required() })).required(),
})
export type BackupManifest = InferType<typeof manifestSchema>

const sum = object({ rows: number().required(), sum: string().required() })

/** The last file: the checksums of all files before it. A backup without it is incomplete. */
export const sumsSchema = object({
  tables: array(object({ name: string().required(), rows: number().required(), sum: string().required() })).required(),
  sequences: array(object({ name: string().required(), lastValue: number().required() })).required(),
  photos: sum.required(),
})
export type BackupSums = InferType<typeof sumsSchema>

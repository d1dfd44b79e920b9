import { expect, test } from 'vitest'
import { readBackupOptions } from '../database/backup-options'
import { readStartOptions } from './start-options'

test('the start has one process by default', () => {
  expect(readStartOptions([])).toEqual({ dev: false, processes: 1 })
  expect(readStartOptions(['--processes', '4'])).toEqual({ dev: false, processes: 4 })
})

test.each([
  { words: ['--processes', '0'], says: '--processes must be a whole number from 1 to 64.' },
  { words: ['--processes', '1e1'], says: '--processes must be a whole number from 1 to 64.' },
  { words: ['--dev', '--processes', '2'], says: 'Development runs in one process.' },
  { words: ['--process', '2'], says: 'These options are not understood.' },
])('a start that is not understood is refused: $words', ({ words, says }) => {
  expect(() => readStartOptions(words)).toThrow(says)
})

test('backups go to the data folder, all are retained and photographs come with them, by default', () => {
  expect(readBackupOptions([], '/data')).toEqual({ folder: '/data/backups', keep: undefined, hasPhotos: true })
  expect(readBackupOptions(['--to', '/mnt', '--keep', '14', '--without-photos'], '/data')).toEqual({
    folder: '/mnt',
    keep: 14,
    hasPhotos: false,
  })
})

test.each(['0', '-1', 'all'])('--keep %s is refused', (keep) => {
  expect(() => readBackupOptions([`--keep=${keep}`], '/data')).toThrow('--keep must be a whole number from 1 on.')
})

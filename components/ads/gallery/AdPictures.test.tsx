// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { AdPictures } from './AdPictures'

afterEach(cleanup)

const illustration = { category: 'auto' as const, body: 'suv', doors: 5, classicYear: null, colour: 'rosso', id: 7 }
const photo = { file: '0b9f2c1e-6a34-4a58-9a53-0f9f0e0f1a2b-1', width: 1_600, height: 1_200, colour: '#445566', caption: '' }

test('an ad without photographs has one illustration that says so, and nothing to enlarge', () => {
  render(<AdPictures page={{ title: 'Jeep Avenger', photos: [], illustration }} />)
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['Disegno: l’annuncio non ha fotografie'])
  expect(screen.getByText('Nessuna foto')).toBeDefined()
  expect(screen.queryAllByRole('button')).toEqual([])
})

test('an ad with photographs shows them in a gallery that counts them', () => {
  render(<AdPictures page={{ title: 'Jeep Avenger', photos: [photo, { ...photo, file: photo.file.replace(/^0/, '1') }], illustration }} />)
  expect(screen.getByRole('group', { name: 'Foto 1 di 2' })).toBeDefined()
  expect(screen.queryByText('Nessuna foto')).toBeNull()
})

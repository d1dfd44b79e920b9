import { expect, test } from 'vitest'
import { isPhotoName, namesInPath } from './photo-name'

test.each([
  ['10001299_2.jpg', ['10001299 2', '100012992 1']],
  ['10001299 (3).JPG', ['10001299 3', '100012993 1']],
  ['10001299.jpg', ['10001299 1']],
  ['GA 123 BC-10.png', ['GA123BC 10', 'GA123BC10 1']],
  ['foto/V-12-02.jpg', ['FOTO 2', 'V12 2', 'V1202 1']],
  ['C:\\stock\\10001299\\IMG_0007.jpg', ['10001299 7', 'IMG0007 1']],
  ['10001299_0.jpg', ['10001299 1', '100012990 1']],
  ['🚗.jpg', []],
])('the names in «%s»', (path, names) => {
  expect(namesInPath(path).map(({ mark, place }) => `${mark} ${place}`)).toEqual(names)
})

test('files of a system, lists and other files are no photographs', () => {
  const paths = ['a.jpg', 'x/a.HEIC', '__MACOSX/a.jpg', 'x/._a.jpg', 'stock.csv', 'Thumbs.db', 'jpg']
  expect(paths.filter(isPhotoName)).toEqual(['a.jpg', 'x/a.HEIC'])
})

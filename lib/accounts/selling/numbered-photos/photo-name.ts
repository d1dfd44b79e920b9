/** What a file name may call its vehicle, and the place of the photograph among the others. */
export type NamedPlace = { mark: string; place: number }

const largestPlace = 999
const numbered = /^(.*?)[\s_.(–-]+(\d{1,3})\)?$/

/** A number, a reference, a chassis or a plate as it is compared: letters and digits alone, in capitals. */
export function spellMark(text: string): string {
  return text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')
}

/** What a path may call its vehicle, the likeliest first: the folder, the name before its number, the whole name. «10001299/2.jpg», «10001299_2.jpg», «GA123BC (2).jpg». */
export function namesInPath(path: string): NamedPlace[] {
  const [file = '', folder = ''] = path.split(/[/\\]/).filter(Boolean).reverse()
  const stem = file.replace(/\.[^.]*$/, '')
  const [, before = '', number = ''] = numbered.exec(stem) ?? []
  const last = Number(/(\d{1,3})\D*$/.exec(stem)?.[1] ?? 1)
  return [
    { mark: spellMark(folder), place: placeOf(last) },
    { mark: spellMark(before), place: placeOf(Number(number)) },
    { mark: spellMark(stem), place: 1 },
  ].filter(({ mark }) => mark !== '')
}

const placeOf = (number: number) => Math.min(Math.max(number, 1), largestPlace)

/** Whether a file is a photograph by its name, and none that a system has left there. */
export function isPhotoName(path: string): boolean {
  return /\.(?:jpe?g|png|webp|avif|heic|heif)$/i.test(path) && !/(?:^|[/\\])(?:\.|__MACOSX)/.test(path)
}

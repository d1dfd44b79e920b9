/** Capital letters as strokes in a box of 24 by 32: our own alphabet, because a machine without fonts renders boxes instead of text. */
const strokes: Readonly<Record<string, string>> = {
  A: 'M2 32 L12 0 L22 32 M6 21 H18',
  B: 'M3 0 V32 H12 C24 32 24 15 12 15 H3 M12 15 C22 15 22 0 12 0 H3',
  C: 'M22 6 C18 -2 2 -2 2 16 C2 34 18 34 22 26',
  D: 'M3 0 V32 H9 C26 32 26 0 9 0 Z',
  E: 'M21 0 H3 V32 H21 M3 15 H17',
  F: 'M21 0 H3 V32 M3 15 H17',
  G: 'M22 6 C17 -2 2 -2 2 16 C2 34 17 34 22 27 V18 H14',
  H: 'M3 0 V32 M21 0 V32 M3 16 H21',
  I: 'M12 0 V32',
  J: 'M18 0 V22 C18 35 3 34 3 24',
  K: 'M3 0 V32 M21 0 L3 18 M9 13 L22 32',
  L: 'M3 0 V32 H21',
  M: 'M2 32 V0 L12 20 L22 0 V32',
  N: 'M3 32 V0 L21 32 V0',
  O: 'M12 0 C-2 0 -2 32 12 32 C26 32 26 0 12 0 Z',
  P: 'M3 32 V0 H12 C25 0 25 18 12 18 H3',
  Q: 'M12 0 C-2 0 -2 32 12 32 C26 32 26 0 12 0 Z M15 24 L23 33',
  R: 'M3 32 V0 H12 C25 0 25 18 12 18 H3 M12 18 L22 32',
  S: 'M21 5 C16 -3 3 -1 3 8 C3 18 21 14 21 24 C21 34 6 35 2 27',
  T: 'M2 0 H22 M12 0 V32',
  U: 'M3 0 V21 C3 35 21 35 21 21 V0',
  V: 'M2 0 L12 32 L22 0',
  W: 'M0 0 L6 32 L12 10 L18 32 L24 0',
  X: 'M2 0 L22 32 M22 0 L2 32',
  Y: 'M2 0 L12 16 L22 0 M12 16 V32',
  Z: 'M2 0 H22 L2 32 H22',
}
const advance = 32

/** Letters in a row around the middle of a mark; a sign without a stroke is left out. */
export function lettersSvg(text: string, { colour, size, y }: { colour: string; size: number; y: number }): string {
  const known = text
    .normalize('NFD')
    .toUpperCase()
    .split('')
    .flatMap((letter) => strokes[letter] ?? [])
  const scale = size / 32
  const width = (known.length * advance - (advance - 24)) * scale
  const paths = known.map((path, place) => `<path transform="translate(${place * advance} 0)" d="${path}"/>`).join('')
  return `<g transform="translate(${50 - width / 2} ${y - size / 2}) scale(${scale})" fill="none" stroke="${colour}" stroke-width="5.5" stroke-linecap="round" stroke-linejoin="round">${paths}</g>`
}

import localFont from 'next/font/local'

/** Four files, 49 KB: styles/fonts/README.md says how they were cut. Medium text (500) uses the regular or semibold face. */
export const bodyFont = localFont({
  src: [
    { path: './fonts/barlow-400.woff2', weight: '400', style: 'normal' },
    { path: './fonts/barlow-600.woff2', weight: '600', style: 'normal' },
  ],
  display: 'swap',
  adjustFontFallback: 'Arial',
})

export const displayFont = localFont({
  src: [
    { path: './fonts/barlow-semi-condensed-600.woff2', weight: '600', style: 'normal' },
    { path: './fonts/barlow-semi-condensed-700.woff2', weight: '700', style: 'normal' },
  ],
  display: 'swap',
  adjustFontFallback: 'Arial',
})

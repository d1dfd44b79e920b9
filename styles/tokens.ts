/** The hues of the visual language «Segnaletica», by their Italian names. */
const palette = {
  verde50: '#F0F6F2',
  verde100: '#DCEDE3',
  verde200: '#BBDACA',
  verde300: '#7FB799',
  verde600: '#0F7049',
  verde700: '#0B5A3C',
  verde800: '#0A3F2B',
  asfalto50: '#F5F7F5',
  asfalto100: '#EBEEEC',
  asfalto200: '#DDE2E0',
  asfalto300: '#C5CCCB',
  asfalto400: '#858F90',
  asfalto500: '#6B7677',
  asfalto600: '#556061',
  asfalto700: '#3D4647',
  asfalto900: '#1B2021',
  asfalto950: '#141819',
  bianco: '#FFFFFF',
  ambra100: '#FFF0CC',
  ambra500: '#FFB612',
  ambra600: '#F2A400',
  ambra800: '#744600',
  blu50: '#E8EFF9',
  blu700: '#12479B',
  marrone700: '#6B3F22',
  rosso50: '#FCEEEC',
  rosso700: '#B3261E',
} as const

/** Colours by use. Static constants: no theme at run time. */
export const color = {
  surface: palette.bianco,
  surfaceAlt: palette.asfalto50,
  surfaceMuted: palette.asfalto100,
  surfaceInverse: palette.asfalto950,

  text: palette.asfalto900,
  textSecondary: palette.asfalto700,
  textMuted: palette.asfalto600,
  textSubtle: palette.asfalto500,
  textInverse: palette.bianco,
  textOnDark: palette.asfalto300,
  link: palette.verde700,

  border: palette.asfalto200,
  borderSubtle: palette.asfalto100,
  borderStrong: palette.asfalto300,
  borderControl: palette.asfalto400,
  borderControlHover: palette.asfalto600,
  borderOnDark: palette.asfalto700,
  borderControlOnDark: palette.asfalto600,
  focus: palette.blu700,
  focusOnDark: palette.ambra500,

  accent: palette.verde700,
  accentHover: palette.verde600,
  accentStrong: palette.verde800,
  accentSoft: palette.verde300,
  accentSurface: palette.verde50,
  accentSurfaceStrong: palette.verde100,
  accentSurfaceHover: palette.verde200,
  cta: palette.ambra500,
  ctaHover: palette.ambra600,

  success: palette.verde700,
  successSurface: palette.verde50,
  info: palette.blu700,
  infoSurface: palette.blu50,
  warning: palette.ambra800,
  warningSurface: palette.ambra100,
  danger: palette.rosso700,
  dangerSurface: palette.rosso50,
  neutral: palette.asfalto700,

  watchlist: palette.rosso700,
  rental: palette.blu700,
  classic: palette.marrone700,
  plate: palette.blu700,
  /** Facebook's own blue, behind its mark. */
  facebook: '#1877F2',
} as const

export const font = {
  body: "var(--font-body), 'Helvetica Neue', Arial, sans-serif",
  display: "var(--font-display), var(--font-body), 'Arial Narrow', Arial, sans-serif",
} as const

/** In rem: text follows the size that a browser is set to. */
export const fontSize = {
  xs: '.75rem',
  sm: '.8125rem',
  base: '.875rem',
  md: '1rem',
  lg: '1.125rem',
  xl: '1.25rem',
  xl2: '1.5rem',
  xl3: '1.75rem',
  xl4: '2.25rem',
  xl5: '3rem',
} as const
export const radius = { xs: '3px', sm: '6px', md: '8px', lg: '12px', xl: '16px', pill: '999px' } as const
export const shadow = {
  sm: '0 1px 2px rgba(20,24,25,.08)',
  md: '0 2px 6px rgba(20,24,25,.08), 0 1px 2px rgba(20,24,25,.06)',
  lg: '0 12px 32px rgba(20,24,25,.16), 0 2px 6px rgba(20,24,25,.08)',
} as const
export const zIndex = { strip: 10, stickyBar: 15, header: 20, menu: 30, modal: 40, notification: 50, consent: 60 } as const
export const motion = { fast: '120ms', base: '200ms', slow: '320ms', ease: 'cubic-bezier(.2,.7,.2,1)' } as const
export const containerMax = '1024px'
/** Height covered by what is fixed to the bottom of the screen, the consent banner or else the comparison; sticky elements there are offset by it. */
export const bottomInsetProperty = '--bottom-edge'
export const bottomInset = `var(${bottomInsetProperty}, 0px)`
/** Heights of the sticky bars of a page, marked `data-top-bar` and `data-bottom-bar`; the fallbacks stand until the browser has measured them. */
export const topBarProperty = '--top-bar'
export const bottomBarProperty = '--bottom-bar'

/** The values of the visual language «Segnaletica». Static constants: no theme at run time. */
export const color = {
  verde50: '#F0F6F2',
  verde100: '#DCEDE3',
  verde200: '#BBDACA',
  verde300: '#7FB799',
  verde600: '#0F7049',
  verde700: '#0B5A3C',
  verde800: '#0A3F2B',
  verde900: '#07291C',
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
  marrone50: '#F6EEE7',
  marrone700: '#6B3F22',
  rosso50: '#FCEEEC',
  rosso700: '#B3261E',
} as const

export const font = {
  body: "var(--font-body), 'Helvetica Neue', Arial, sans-serif",
  display: "var(--font-display), var(--font-body), 'Arial Narrow', Arial, sans-serif",
} as const

export const size = {
  xs: '12px',
  sm: '13px',
  base: '14px',
  md: '16px',
  lg: '18px',
  xl: '20px',
  xl2: '24px',
  xl3: '28px',
  xl4: '36px',
  xl5: '48px',
} as const
export const radius = { xs: '3px', sm: '6px', md: '8px', lg: '12px', xl: '16px', pill: '999px' } as const
export const shadow = {
  sm: '0 1px 2px rgba(20,24,25,.08)',
  md: '0 2px 6px rgba(20,24,25,.08), 0 1px 2px rgba(20,24,25,.06)',
  lg: '0 12px 32px rgba(20,24,25,.16), 0 2px 6px rgba(20,24,25,.08)',
} as const
export const layer = { strip: 10, stickyBar: 15, header: 20, menu: 30, modal: 40, notification: 50, consent: 60 } as const
export const motion = { fast: '120ms', base: '200ms', slow: '320ms', ease: 'cubic-bezier(.2,.7,.2,1)' } as const
export const containerMax = '1024px'
/** Where the free part of the window ends: the question about privacy stands below. Whatever sticks to the bottom starts from here. */
export const bottomEdgeName = '--bottom-edge'
export const bottomEdge = `var(${bottomEdgeName}, 0px)`

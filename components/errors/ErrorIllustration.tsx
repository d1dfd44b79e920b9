import { color, font } from '@/styles/tokens'

const warning = [
  'M96 262h28l-22 30h-6z',
  'M158 262h34l-22 30h-34z',
  'M226 262h34l-22 30h-34z',
  'M294 262h34l-22 30h-34z',
  'M344 268v24h-18z',
].join('')

/** The motorway sign of the error page. */
export function ErrorIllustration() {
  return (
    <svg viewBox="0 0 440 360" aria-hidden="true">
      <path d="M0 300c70-26 140-20 220-6s150 6 220-14v80H0z" fill={color.accentSurfaceStrong} />
      <path d="M150 360 206 214h28l56 146z" fill={color.neutral} />
      <path d="M217 226h6l2 20h-10zM214 264h12l3 28h-18zM210 312h20l4 40h-28z" fill={color.textInverse} />
      <path d="M92 60v258M348 60v258" stroke={color.borderControl} strokeWidth="10" />
      <rect x="60" y="28" width="320" height="116" rx="14" fill={color.accent} />
      <rect x="67" y="35" width="306" height="102" rx="9" fill="none" stroke={color.textInverse} strokeWidth="3.5" />
      <text x="220" y="80" textAnchor="middle" fontFamily={font.display} fontWeight="700" fontSize="34" fill={color.textInverse}>
        USCITA CHIUSA
      </text>
      <path
        d="M110 96v24m-9-9 9 9 9-9M330 96v24m-9-9 9 9 9-9"
        fill="none"
        stroke={color.textInverse}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M206 94l28 28M234 94l-28 28" stroke={color.cta} strokeWidth="7" strokeLinecap="round" />
      <path d="M96 262h248v30H96z" fill={color.textInverse} />
      <path d={warning} fill={color.danger} />
      <rect x="96" y="262" width="248" height="30" rx="4" fill="none" stroke={color.text} strokeWidth="3" />
      <path d="M120 292v38M320 292v38" stroke={color.text} strokeWidth="8" />
      <circle cx="120" cy="252" r="9" fill={color.cta} />
      <circle cx="320" cy="252" r="9" fill={color.cta} />
    </svg>
  )
}

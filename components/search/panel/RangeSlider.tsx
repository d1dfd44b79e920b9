import styled from '@emotion/styled'
import { type ChangeEvent, type InputEvent, type ReactNode, useRef, useState } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { SearchQuery } from '@/lib/market/search/query/search-query'
import type { End, SliderScale } from '@/lib/market/search/query/slider-scale'
import { color } from '@/styles/tokens'

type Limits = Partial<Record<End, number | undefined>>
type Props = {
  param: string
  scale: SliderScale
  filters: SearchQuery['filters']
  /** Renders bars around the track. */
  chart?: (track: ReactNode, limits: Limits) => ReactNode
  /** The fields of both limits, which are what is sent, and what works without JavaScript. */
  children: ReactNode
}

/** Two limits, set by thumbs or typed. */
export function RangeSlider({ param, scale, filters, chart = (track) => track, children }: Props) {
  const { min, max, step, names, read, write, say } = scale
  const [limits, setLimits] = useState<Limits>({ da: read(filters[`${param}_da`]?.[0] ?? ''), a: read(filters[`${param}_a`]?.[0] ?? '') })
  const isHydrated = useHydrated()
  const box = useRef<HTMLDivElement>(null)
  const field = (end: End) => box.current?.querySelector<HTMLInputElement>(`input[name="${param}_${end}"]`)
  const followFields = ({ target }: InputEvent<HTMLDivElement>) => {
    if (target instanceof HTMLInputElement && target.type !== 'range')
      setLimits({ da: read(field('da')?.value ?? ''), a: read(field('a')?.value ?? '') })
  }
  const moveThumb = (end: End) => (event: ChangeEvent<HTMLInputElement>) => {
    const moved = Number(event.target.value)
    const value = end === 'da' ? Math.min(moved, limits.a ?? max) : Math.max(moved, limits.da ?? min)
    const limit = value <= min || (end === 'a' && value >= max) ? undefined : value
    const written = field(end)
    if (written) written.value = limit === undefined ? '' : write(limit)
    setLimits({ ...limits, [end]: limit })
  }
  const thumb = (end: End, value: number) => (
    <input
      type="range"
      min={min}
      max={max}
      step={step}
      data-front={(end === 'da' && value > (min + max) / 2) || undefined}
      value={Math.min(Math.max(value, min), max)}
      aria-label={names[end]}
      aria-valuetext={say(value, end)}
      onChange={moveThumb(end)}
    />
  )
  return (
    <Box ref={box} onInput={followFields}>
      {chart(
        <Track>
          {isHydrated && thumb('da', limits.da ?? min)}
          {isHydrated && thumb('a', limits.a ?? max)}
        </Track>,
        limits,
      )}
      {children}
    </Box>
  )
}

/** A thumb looks 24 px wide and can be grabbed at 32. */
const thumbStyle = `
  width: 32px;
  height: 32px;
  border: 0;
  border-radius: 50%;
  background: radial-gradient(circle, ${color.surface} 8px, ${color.accent} 8.5px 11.5px, transparent 12px);
  pointer-events: auto;
  cursor: pointer;
`
const Box = styled.div`
  display: grid;
  gap: 10px;
`
const Track = styled.div`
  position: relative;
  height: 32px; /* before the thumbs come */
  margin: 0 -16px -4px;
  svg + & { margin-top: -14px; } /* the thumbs reach into the bars */
  @media (scripting: none) { display: none; }
  &::before { content: ''; position: absolute; top: 14px; right: 16px; left: 16px; height: 4px; border-radius: 2px; background: ${color.borderControl}; }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 32px;
    margin: 0;
    appearance: none;
    background: none;
    pointer-events: none;
  }
  /* Where both stand at the end of the scale the lower one is the one that can move. */
  input[data-front] { z-index: 1; }
  /* The one that has the focus lies uncovered; a pointer takes hold of the other all the same. */
  input:focus-visible { pointer-events: auto; z-index: 2; }
  &:hover input:focus-visible ~ input, &:hover input:has(~ input:focus-visible) { z-index: 3; }
  input::-webkit-slider-thumb { appearance: none; ${thumbStyle} }
  input::-moz-range-thumb { ${thumbStyle} }
`

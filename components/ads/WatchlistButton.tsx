import styled from '@emotion/styled'
import type { MouseEvent, ReactNode } from 'react'
import { buttonStyle } from '@/components/ui/Button'
import { Icon } from '@/components/ui/icons/Icon'
import { maxWidth } from '@/styles/media'
import { color } from '@/styles/tokens'

type Props = {
  /** The action, with the name of the ad. */
  label: string
  isSaved: boolean
  /** False for a button that only removes: it gets no aria-pressed. */
  isToggle?: boolean
  /** Round on the corner of a card, on white where that is a picture; or a button with its word. */
  placement: 'card' | 'photo' | 'button'
  /** The form that does it without JavaScript; `get` for one that leads to another page. */
  target: { method?: 'get'; action: string; fields: Readonly<Record<string, string>> }
  onPress(event: MouseEvent): void
}

/** The heart of an ad, filled when it is saved. */
export function WatchlistButton({ label, isSaved, isToggle = true, placement, target, onPress }: Props) {
  const face = { 'data-variant': placement === 'button' ? 'quiet' : undefined, 'data-saved': isSaved || undefined, 'aria-label': label }
  const content: ReactNode = (
    <>
      <Icon name="heart" />
      {placement === 'button' && (isSaved ? 'Salvato' : 'Salva')}
    </>
  )
  const Place = places[placement]
  const ButtonFace = placement === 'button' ? WideButton : RoundButton
  const press = (event: MouseEvent) => {
    event.preventDefault()
    onPress(event)
  }
  return (
    <Place method={target.method === 'get' ? undefined : 'post'} action={target.action}>
      {Object.entries(target.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} suppressHydrationWarning />
      ))}
      <ButtonFace {...face} type="submit" onClick={press} aria-pressed={isToggle ? isSaved : undefined}>
        {content}
      </ButtonFace>
    </Place>
  )
}

const saved = `
  &[data-saved] { color: ${color.watchlist}; }
  &[data-saved] svg { fill: currentColor; color: ${color.watchlist}; }
`
const round = `
  display: grid; place-items: center; width: 44px; height: 44px; border-radius: 50%; color: ${color.textMuted};
  &:hover { background: ${color.accentSurface}; color: ${color.accent}; }
  &:focus-visible { border-radius: 50%; }
  ${saved}
`
const wide = `
  ${buttonStyle}
  width: 100%;
  &[data-saved] { border-color: ${color.watchlist}; }
  ${saved}
`
const white = 'background: rgba(255, 255, 255, .94);'
/** The corner of a card, above the link that covers it. */
const corner = 'position: absolute; z-index: 1; top: 8px; right: 8px;'
const CardForm = styled.form`${corner} ${maxWidth(583)} { button { ${white} } }`
const PhotoForm = styled.form`${corner} button { ${white} }`
const places = { card: CardForm, photo: PhotoForm, button: 'form' } as const
const RoundButton = styled.button`${round}`
const WideButton = styled.button`${wide}`

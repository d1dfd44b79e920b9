import styled from '@emotion/styled'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { buttonFace } from '@/components/ui/button-face'
import { Icon } from '@/components/ui/Icon'
import { atMost } from '@/styles/media'
import { color } from '@/styles/tokens'

type Props = {
  /** What pressing it means, with the ad's name. */
  label: string
  isSaved: boolean
  /** A button that only removes is not one that stays pressed. */
  isToggle?: boolean
  /** Round on the corner of a card, on white where that is a picture; or a button with its word. */
  look: 'card' | 'photo' | 'button'
  /** A link for whoever has to log in first, otherwise a form: it works without JavaScript. */
  target: { href: string } | { action: string; fields: Readonly<Record<string, string>> }
  onPress(): void
}

/** The heart of an ad, filled when it is saved. */
export function FavouriteButton({ label, isSaved, isToggle = true, look, target, onPress }: Props) {
  const face = { 'data-look': look === 'button' ? 'quiet' : undefined, 'data-saved': isSaved || undefined, 'aria-label': label }
  const content: ReactNode = (
    <>
      <Icon name="heart" />
      {look === 'button' && 'Salva'}
    </>
  )
  const Place = places[look]
  if ('href' in target) {
    const LinkFace = look === 'button' ? WideLink : RoundLink
    return (
      <Place>
        <LinkFace {...face} href={target.href} prefetch={false} rel="nofollow" onClick={onPress}>
          {content}
        </LinkFace>
      </Place>
    )
  }
  const ButtonFace = look === 'button' ? WideButton : RoundButton
  const press = (event: { preventDefault(): void }) => {
    event.preventDefault()
    onPress()
  }
  return (
    <Place>
      <form method="post" action={target.action} onSubmit={press}>
        {Object.entries(target.fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} suppressHydrationWarning />
        ))}
        <ButtonFace {...face} type="submit" aria-pressed={isToggle ? isSaved : undefined}>
          {content}
        </ButtonFace>
      </form>
    </Place>
  )
}

const saved = `
  &[data-saved] { color: ${color.rosso700}; }
  &[data-saved] svg { fill: currentColor; color: ${color.rosso700}; }
`
const round = `
  display: grid; place-items: center; width: 44px; height: 44px; border-radius: 50%; color: ${color.asfalto600};
  &:hover { background: ${color.verde50}; color: ${color.verde700}; }
  &:focus-visible { border-radius: 50%; }
  ${saved}
`
const wide = `
  ${buttonFace}
  width: 100%;
  &[data-saved] { border-color: ${color.rosso700}; }
  ${saved}
`
const RoundLink = styled(Link)`${round}`
const RoundButton = styled.button`${round}`
const WideLink = styled(Link)`${wide}`
const WideButton = styled.button`${wide}`

const onWhite = `a, button { background: rgba(255, 255, 255, .94); }`
/** Above the link that covers the card. */
const corner = `position: absolute; z-index: 1; top: 8px; right: 8px;`
const places = {
  card: styled.div`${corner} ${atMost(583)} { ${onWhite} }`,
  photo: styled.div`${corner} ${onWhite}`,
  button: styled.div``,
} as const

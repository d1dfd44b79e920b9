import styled from '@emotion/styled'
import Router from 'next/router'
import { Icon } from '@/components/ui/icons/Icon'
import { Link } from '@/components/ui/Link'
import { color } from '@/styles/tokens'
import { useTicks } from './compare-ticks'

/** The way back to the list where the ads were ticked, at the height it was left at. */
export function ReturnToList() {
  const { list } = useTicks()
  if (list === null) return null
  const restore = () => {
    const scroll = () => {
      Router.events.off('routeChangeComplete', scroll)
      window.scrollTo({ top: list.top, behavior: 'instant' })
    }
    Router.events.on('routeChangeComplete', scroll)
  }
  return (
    <Back href={list.href} onClick={restore} data-screen-only>
      <Icon name="chevron-left" size={16} />
      {list.label}
    </Back>
  )
}

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 44px;
  margin-top: 12px;
  color: ${color.link};
  font-weight: 600;
`

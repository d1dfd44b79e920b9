import { type ReactNode, useContext } from 'react'
import { AsyncButton } from '@/components/ui/form/AsyncButton'
import { ContactContext } from './contact-context'

type Props = {
  size?: 'md' | 'lg'
  block?: boolean
  variant?: 'cta' | 'outline'
  /** What the message asks at first. */
  questions?: readonly string[]
  children: ReactNode
}

export function ContactButton({ children, variant = 'cta', questions, ...face }: Props) {
  const { isLoading, prepare, open } = useContext(ContactContext)
  return (
    <AsyncButton
      {...face}
      variant={variant}
      isLoading={isLoading}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => open(questions)}
    >
      {children}
    </AsyncButton>
  )
}

import { type ReactNode, useContext } from 'react'
import { AsyncButton } from '@/components/ui/AsyncButton'
import { ContactSetting } from './contact-setting'

type Props = { size: 'md' | 'lg'; block?: boolean; children: ReactNode }

export function ContactButton({ children, ...face }: Props) {
  const { isLoading, prepare, open } = useContext(ContactSetting)
  return (
    <AsyncButton {...face} look="cta" isLoading={isLoading} onPointerEnter={prepare} onFocus={prepare} onClick={open}>
      {children}
    </AsyncButton>
  )
}

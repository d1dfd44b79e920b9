import styled from '@emotion/styled'
import { type SubmitEvent, useId, useState } from 'react'
import { FormMessage } from '@/components/ui/form/FormMessage'
import { openLogin } from '@/lib/kernel/browser/site-events'
import { watchlistApi } from '@/lib/kernel/routes/routes'
import { HttpError } from '@/lib/server/http/fetch-json'
import { readErrorResponse } from '@/lib/server/http/read-response'
import { postJson } from '@/lib/server/http/with-csrf'
import { color, fontSize, motion } from '@/styles/tokens'

type Props = {
  /** Whether the owner wants these mails. */
  isOn: boolean
  csrf: string
}

/** Switches mails about cheaper saved ads on or off. Without JavaScript it submits a form. */
export function PriceDropSwitch({ isOn, csrf }: Props) {
  const hint = useId()
  const [wanted, setWanted] = useState(isOn)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState('')
  const toggle = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isSaving) return
    setSaving(true)
    setFailure('')
    try {
      await postJson(watchlistApi.priceDropMails, { csrf, body: { wanted: !wanted } })
      setWanted(!wanted)
    } catch (error) {
      if (error instanceof HttpError && error.status === 401) openLogin()
      setFailure(readErrorResponse(error).message)
    }
    setSaving(false)
  }
  return (
    <Form method="post" action={watchlistApi.priceDropMails} onSubmit={(event) => void toggle(event)}>
      <input type="hidden" name="_csrf" value={csrf} />
      <input type="hidden" name="wanted" value={String(!wanted)} />
      <Switch type="submit" role="switch" aria-checked={wanted} aria-busy={isSaving || undefined} aria-describedby={hint}>
        <Track aria-hidden="true" />
        Scrivimi quando un prezzo scende
      </Switch>
      <p id={hint}>Una e-mail per ogni ribasso degli annunci salvati, con un link per smettere.</p>
      <FormMessage variant="error">{failure}</FormMessage>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  justify-items: start;
  margin-bottom: 24px;
  p { color: ${color.textMuted}; font-size: ${fontSize.base}; }
`
const Switch = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.text};
  font: inherit;
  font-weight: 600;
  text-align: left;
  cursor: pointer;
`
const Track = styled.span`
  position: relative;
  flex: none;
  width: 44px;
  height: 24px;
  border: 1.5px solid ${color.borderControl};
  border-radius: 12px;
  background: ${color.surface};
  &::after {
    content: '';
    position: absolute;
    top: 3px;
    left: 3px;
    width: 15px;
    height: 15px;
    border-radius: 50%;
    background: ${color.borderControl};
    transition: transform ${motion.slow} ${motion.ease};
  }
  [aria-checked='true'] > & { border-color: ${color.accent}; background: ${color.accent}; }
  [aria-checked='true'] > &::after { background: ${color.surface}; transform: translateX(20px); }
  @media (forced-colors: active) { &::after { background: ButtonText; } [aria-checked='true'] > &::after { background: Highlight; } }
`

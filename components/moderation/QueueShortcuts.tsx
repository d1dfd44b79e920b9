import styled from '@emotion/styled'
import Router from 'next/router'
import { useEffect, useState } from 'react'
import { Checkbox } from '@/components/ui/form/Checkbox'
import { useHydrated } from '@/components/ui/use-hydrated'
import { clearFlag, isFlagSet, setFlag } from '@/lib/kernel/browser/stored-flag'
import { color, fontSize, radius } from '@/styles/tokens'
import { chooseOutcome, decisionForm } from './decision-form'
import { Key } from './Key'
import { choiceKeys, type QueueAction, queueAction } from './queue-keys'

const offFlag = 'ingrana_desk_keys_off'
const helpId = 'tasti'

/** The keyboard shortcuts of the queue, and the switch that turns them off (WCAG 2.1.4). `next`, `previous`: the neighbours of a case; null on the queue, where focus moves. */
export function QueueShortcuts({ next = null, previous = null }: { next?: string | null; previous?: string | null }) {
  const isHydrated = useHydrated()
  const [isOffHere, setOffHere] = useState<boolean>()
  const isOff = isOffHere ?? (isHydrated && isFlagSet(offFlag))
  useEffect(() => {
    if (isOff) return
    const press = (event: KeyboardEvent) => {
      const field = event.target instanceof Element ? event.target.closest('input, select, textarea') : null
      const action = queueAction(event, field !== null)
      if (action && run(action, { next, previous })) event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOff, next, previous])
  if (!isHydrated) return null
  const change = (isOn: boolean) => {
    setOffHere(!isOn)
    if (isOn) clearFlag(offFlag)
    else setFlag(offFlag)
  }
  return (
    <Help id={helpId}>
      <summary>Tasti</summary>
      <dl>
        {rows.map(([key, does]) => (
          <div key={key}>
            <dt>
              <Key>{key}</Key>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Checkbox name="tasti" label="Usa i tasti singoli" checked={!isOff} onChange={({ target }) => change(target.checked)} />
    </Help>
  )
}

const rows: readonly (readonly [key: string, does: string])[] = [
  ['J', 'Il prossimo'],
  ['K', 'Il precedente'],
  [choiceKeys.approved, 'Approva'],
  [choiceKeys.asked, 'Chiedi al venditore'],
  [choiceKeys.changes, 'Chiedi modifiche'],
  [choiceKeys.refused, 'Rifiuta'],
  [choiceKeys.suspended, 'Sospendi l’annuncio'],
  [choiceKeys.banned, 'Blocca l’account'],
  ['Ctrl Invio', 'Salva la decisione'],
  ['Esc', 'Esci dal campo'],
  ['?', 'Mostra i tasti'],
]

/** Whether there was something to do. */
function run(action: QueueAction, { next, previous }: { next: string | null; previous: string | null }): boolean {
  if (action.do === 'choose') return chooseOutcome(action.choice)
  if (action.do === 'help') return toggleHelp()
  if (action.do === 'leave') return leave()
  if (action.do === 'send') return send()
  const href = action.do === 'next' ? next : previous
  if (href !== null) void Router.push(href)
  return href !== null || walk(action.do === 'next' ? 1 : -1)
}

function send(): boolean {
  const form = document.activeElement?.closest('form')
  if (form?.id !== decisionForm) return false
  form.requestSubmit()
  return true
}

function toggleHelp(): boolean {
  const help = document.getElementById(helpId)
  if (!(help instanceof HTMLDetailsElement)) return false
  help.open = !help.open
  help.querySelector('summary')?.focus()
  return true
}

function leave(): boolean {
  if (!(document.activeElement instanceof HTMLElement)) return false
  document.activeElement.blur()
  return true
}

/** Moves the focus along the links of the queue. */
function walk(by: 1 | -1): boolean {
  const links = [...document.querySelectorAll<HTMLElement>('#coda a')]
  const at = links.findIndex((link) => link === document.activeElement)
  const to = links[at === -1 && by === -1 ? links.length - 1 : at + by]
  to?.focus()
  return to !== undefined
}

const Help = styled.details`
  padding: 4px 16px;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  font-size: ${fontSize.base};
  summary { min-height: 44px; line-height: 44px; color: ${color.link}; cursor: pointer; }
  dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(220px, 1fr)); gap: 8px 16px; padding: 12px 0; }
  dl div { display: flex; gap: 8px; }
  dt { flex: 0 0 92px; }
`

import { useRouter } from 'next/router'
import { useEffect, useState } from 'react'

let asked = ''
let isUnderWay = false
let isOwn = false

/** The form of the filters goes to this address: what comes is what it says already. */
export function announceOwnChange(address: string): void {
  asked = absolute(address)
}

/** A key for the form of the filters: the same as before when it has asked for this list itself, so that focus, folds and what is being typed stay. */
export function useFormKey(address: string): number {
  const { events } = useRouter()
  const [drawn, setDrawn] = useState({ address, key: 0 })
  useEffect(() => {
    const start = (next: string) => {
      if (!isUnderWay) isOwn = absolute(next) === asked // else it was redirected to its canonical address
      isUnderWay = true
      asked = ''
    }
    const end = () => void (isUnderWay = false)
    events.on('routeChangeStart', start)
    events.on('routeChangeError', end)
    events.on('routeChangeComplete', end)
    return () => {
      events.off('routeChangeStart', start)
      events.off('routeChangeError', end)
      events.off('routeChangeComplete', end)
    }
  }, [events])
  if (drawn.address === address) return drawn.key
  const key = isUnderWay && isOwn ? drawn.key : drawn.key + 1
  setDrawn({ address, key })
  return key
}

function absolute(address: string): string {
  return new URL(address, window.location.origin).href
}

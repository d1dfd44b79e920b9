import { useEffect } from 'react'
import { whenIdle } from '@/lib/browser/when-idle'
import { startErrorReporting } from '@/lib/errors/start-error-reporting'

/** Reports failures once the page can be used. Where that fails too, nothing is reported and the page goes on. */
export function ErrorReporting() {
  useEffect(() => {
    void whenIdle().then(startErrorReporting).catch(() => {})
  }, [])
  return null
}

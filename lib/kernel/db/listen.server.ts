import { openDriver } from './driver.server'

const retryMs = 1_000

export type Listener = { close: () => Promise<void> }

/** Calls `onNotice` for each notice on the channel, and whenever the connection comes back: what was said meanwhile was not heard. */
export function listen(databaseUrl: string, channel: string, onNotice: () => void): Listener {
  let isClosed = false
  let retry: NodeJS.Timeout | undefined
  let end = async () => {}
  const open = () => {
    let isOver = false
    const again = () => {
      if (isOver || isClosed) return
      isOver = true
      void end() // the driver cannot use a connection a second time: connection.server.ts
      retry = setTimeout(open, retryMs)
    }
    const sql = openDriver(databaseUrl, { onclose: again, onparameter: () => {}, onnotify: onNotice })
    end = () => sql.end({ timeout: 1 })
    sql`listen ${sql(channel)}`.then(onNotice, again)
  }
  open()
  return {
    async close() {
      isClosed = true
      clearTimeout(retry)
      await end()
    },
  }
}

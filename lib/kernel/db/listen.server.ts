import { openDriver } from './driver.server'

const retryMs = 1_000

export type Listener = { close: () => Promise<void> }
type Subscriber = {
  onNotification: (message: string) => void
  /** Whenever a connection listens, the first and each after a loss: what was said before was not heard. */
  onOpen: () => void
  onLost?: () => void
}

/** Hears the notifications on the channel by a connection of its own, which is opened again when it ends. */
export function listen(databaseUrl: string, channel: string, { onNotification, onOpen, onLost = () => {} }: Subscriber): Listener {
  let isClosed = false
  let retry: NodeJS.Timeout | undefined
  let end = async () => {}
  const open = () => {
    let isOver = false
    const again = () => {
      if (isOver || isClosed) return
      isOver = true
      onLost()
      void end() // the driver cannot use a connection a second time: connection.server.ts
      retry = setTimeout(open, retryMs)
    }
    const sql = openDriver(databaseUrl, { onclose: again, onparameter: () => {}, onnotify: (_, message) => onNotification(message) })
    end = () => sql.end({ timeout: 1 })
    sql`listen ${sql(channel)}`.then(onOpen, again)
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

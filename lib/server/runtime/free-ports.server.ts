import { createServer } from 'node:net'
import { env, setPorts } from '@/lib/kernel/config/env.server'
import { findFreePort } from '@/lib/kernel/db/embedded/free-port.server'

/** The settings as they are set, without defaults. */
type Given = { PORT: string | undefined; STAND_INS_PORT: string | undefined }

const firstPort = 3_000
const lastPort = 3_098

/** A second process on one machine finds ports of its own. A port from the settings is never replaced: others may rely on it. */
export async function chooseFreePorts({ PORT, STAND_INS_PORT }: Given): Promise<void> {
  if (PORT === undefined) {
    for (let port = firstPort; port <= lastPort; port += 2)
      if ((await isFree(port)) && (STAND_INS_PORT !== undefined || (await isFree(port + 1)))) return setPorts({ PORT: port })
  } else if (STAND_INS_PORT === undefined && !(await isFree(env().standInsPort))) setPorts({ STAND_INS_PORT: await findFreePort() })
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
}

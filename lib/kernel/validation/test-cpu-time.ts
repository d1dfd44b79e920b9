/** The milliseconds that this process computed: what other processes do meanwhile does not count. */
export async function cpuMilliseconds(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

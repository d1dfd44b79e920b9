import { execFile, spawn, spawnSync } from 'node:child_process'
import { openSync } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { setPriority } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const here = path.resolve('scripts/search-cluster')
const startTimeoutMs = 480_000
const askEveryMs = 500

export type ClusterNode = { url: string; pid: number }
export type Cluster = { nodes: ClusterNode[]; stop: () => Promise<void> }

/** Whether this machine has what a cluster is started with: a JDK, not only what runs Java, and Maven. */
export function canStartCluster(): boolean {
  return ['javac', 'mvn'].every((program) => spawnSync(program, ['-version']).status === 0)
}

/** Real nodes of OpenSearch, each a process of its own with so many megabytes of heap, in a folder that goes when they stop. */
export async function startCluster(folder: string, { nodes: count, heapMb }: { nodes: number; heapMb: number }): Promise<Cluster> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const classPath = await resolveJars(path.join(folder, 'classpath'))
  const ports = await freePorts(2 * count)
  const places = Array.from({ length: count }, (_, node) => ({
    name: `n${node + 1}`,
    http: ports[node] ?? 0,
    transport: ports[count + node] ?? 0,
  }))
  const addresses = places.map(({ transport }) => `127.0.0.1:${transport}`).join()
  const names = places.map(({ name }) => name).join()
  const started = places.map(({ name, http, transport }) => {
    const own = path.join(folder, name)
    const words = [own, name, String(http), String(transport), addresses, names]
    const options = [`-Xms${heapMb}m`, `-Xmx${heapMb}m`, '-XX:+UseSerialGC', '-cp', classPath, path.join(here, 'ClusterNode.java')]
    const log = openSync(path.join(folder, `${name}.log`), 'w')
    const child = spawn('java', [...options, ...words], { stdio: ['pipe', log, log] })
    if (child.pid === undefined) throw new Error('java could not be started')
    setPriority(child.pid, 5)
    const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
    return { url: `http://127.0.0.1:${http}`, pid: child.pid, child, ended }
  })
  const stop = async () => {
    for (const { child } of started) child.kill('SIGKILL')
    await Promise.all(started.map(({ ended }) => ended))
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await untilTogether(started[0]?.url ?? '', count)
  } catch (error) {
    const log = await readFile(path.join(folder, 'n1.log'), 'utf8')
    await stop()
    throw new Error(`the cluster did not start:\n${log.slice(-3_000)}`, { cause: error })
  }
  return { nodes: started.map(({ url, pid }) => ({ url, pid })), stop }
}

/** From Maven Central, or from the store of this machine. */
async function resolveJars(file: string): Promise<string> {
  const words = ['-q', '-B', '-f', path.join(here, 'pom.xml'), 'dependency:build-classpath', `-Dmdep.outputFile=${file}`]
  await promisify(execFile)('mvn', words)
  return readFile(file, 'utf8')
}

/** Held together, so that none is given twice. */
async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer())
  const ports = await Promise.all(
    servers.map((server) => new Promise<number>((resolve) => server.listen(0, '127.0.0.1', () => resolve(portOf(server.address()))))),
  )
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return ports
}

function portOf(address: string | { port: number } | null): number {
  if (address === null || typeof address === 'string') throw new Error('a server without a port')
  return address.port
}

async function untilTogether(url: string, count: number): Promise<void> {
  for (const until = Date.now() + startTimeoutMs; ; ) {
    const answer = await fetch(`${url}/_cluster/health?wait_for_nodes=${count}&timeout=5s`).catch(() => undefined)
    if (answer?.ok) return
    if (Date.now() > until) throw new Error('the nodes did not find each other')
    await new Promise((resolve) => setTimeout(resolve, askEveryMs))
  }
}

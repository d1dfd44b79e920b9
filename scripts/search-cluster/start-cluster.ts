import { execFile, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { openSync } from 'node:fs'
import { copyFile, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:https'
import { createServer } from 'node:net'
import { setPriority } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const here = path.resolve('scripts/search-cluster')
const startTimeoutMs = 480_000
const askEveryMs = 500

const execute = promisify(execFile)
const user = 'site'

export type ClusterNode = { url: string; pid: number }
/** A cluster whose nodes require TLS, user and password, which their addresses have. `caFile`: the authority of their certificate. */
export type RunningCluster = { nodes: ClusterNode[]; caFile: string }
export type Cluster = RunningCluster & { stop: () => Promise<void> }

/** Whether this machine has the programs for a cluster: a JDK (a runtime is not enough), Maven, and OpenSSL for the certificate. */
export function canStartCluster(): boolean {
  const programs = { javac: '-version', mvn: '-version', openssl: 'version' }
  return Object.entries(programs).every(([program, word]) => spawnSync(program, [word]).status === 0)
}

/** Real nodes of OpenSearch, each a process of its own with so many megabytes of heap, in a folder that goes when they stop. */
export async function startCluster(folder: string, { nodes: count, heapMb }: { nodes: number; heapMb: number }): Promise<Cluster> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const { classPath, security } = await resolveJars(folder)
  const password = randomBytes(18).toString('base64url')
  const caFile = path.join(folder, 'node.pem')
  await Promise.all([makeCertificate(folder), admitUser(security, classPath, password)])
  const ports = await freePorts(2 * count)
  const places = Array.from({ length: count }, (_, node) => ({
    name: `n${node + 1}`,
    http: ports[node] ?? 0,
    transport: ports[count + node] ?? 0,
  }))
  const addresses = places.map(({ transport }) => `127.0.0.1:${transport}`).join()
  const names = places.map(({ name }) => name).join()
  for (const { name } of places) await configure(folder, name)
  const started = places.map(({ name, http, transport }) => {
    const own = path.join(folder, name)
    const words = [own, name, String(http), String(transport), addresses, names]
    const options = [`-Xms${heapMb}m`, `-Xmx${heapMb}m`, '-XX:+UseSerialGC', '-cp', classPath, path.join(here, 'ClusterNode.java')]
    const log = openSync(path.join(folder, `${name}.log`), 'w')
    const child = spawn('java', [...options, ...words], { stdio: ['pipe', log, log] })
    if (child.pid === undefined) throw new Error('java could not be started')
    setPriority(child.pid, 5)
    const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
    return { url: `https://${user}:${password}@127.0.0.1:${http}`, pid: child.pid, child, ended }
  })
  const stop = async () => {
    for (const { child } of started) child.kill('SIGKILL')
    await Promise.all(started.map(({ ended }) => ended))
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await untilTogether(started[0]?.url ?? '', caFile, count)
  } catch (error) {
    const log = await readFile(path.join(folder, 'n1.log'), 'utf8')
    await stop()
    throw new Error(`the cluster did not start:\n${log.slice(-3_000)}`, { cause: error })
  }
  return { nodes: started.map(({ url, pid }) => ({ url, pid })), caFile, stop }
}

/** Takes the jars from Maven Central, or from the store of this machine. */
async function resolveJars(folder: string): Promise<{ classPath: string; security: string }> {
  await execute('mvn', ['-q', '-B', '-f', path.join(here, 'pom.xml'), `-Dfolder=${folder}`, 'package'])
  const security = path.join(folder, 'security')
  return { classPath: `${await readFile(path.join(folder, 'classpath'), 'utf8')}:${security}/*`, security }
}

/** One for all nodes, which vouches for itself. */
async function makeCertificate(folder: string): Promise<void> {
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '30', '-subj', '/CN=node']
  const files = ['-keyout', path.join(folder, 'node.key'), '-out', path.join(folder, 'node.pem')]
  await execute('openssl', ['req', ...kind, '-addext', 'subjectAltName=IP:127.0.0.1', ...files])
}

/** The only user, with exactly the rights that docs/operations.md requires. */
async function admitUser(security: string, classPath: string, password: string): Promise<void> {
  const hasher = ['-cp', classPath, 'org.opensearch.security.tools.Hasher', '-p', password]
  const [{ stdout: hash }, role] = await Promise.all([execute('java', hasher), readFile(path.join(here, 'site-role.json'), 'utf8')])
  const write = (file: string, type: string, value: object) =>
    writeFile(path.join(security, 'config', file), JSON.stringify({ _meta: { type, config_version: 2 }, ...value })) // JSON is YAML
  await write('internal_users.yml', 'internalusers', { [user]: { hash: hash.trim(), opendistro_security_roles: [user] } })
  const rights: unknown = JSON.parse(role)
  await write('roles.yml', 'roles', { [user]: rights })
  await write('roles_mapping.yml', 'rolesmapping', {})
}

async function configure(folder: string, name: string): Promise<void> {
  const config = path.join(folder, name, 'node_1', 'config')
  await cp(path.join(folder, 'security', 'config'), path.join(config, 'opensearch-security'), { recursive: true })
  for (const file of ['node.pem', 'node.key']) await copyFile(path.join(folder, file), path.join(config, file))
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

async function untilTogether(url: string, caFile: string, count: number): Promise<void> {
  const ca = await readFile(caFile)
  const health = new URL(`/_cluster/health?wait_for_nodes=${count}&timeout=5s`, url)
  const answers = () =>
    new Promise<boolean>((resolve) => {
      get(health, { ca }, (answer) => resolve(answer.resume().statusCode === 200)).on('error', () => resolve(false))
    })
  for (const until = Date.now() + startTimeoutMs; !(await answers()); ) {
    if (Date.now() > until) throw new Error('the nodes did not find each other')
    await new Promise((resolve) => setTimeout(resolve, askEveryMs))
  }
}

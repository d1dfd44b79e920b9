// Runs before anything is installed: plain JavaScript and nothing but Node. Installs what is missing, and does nothing when all is there.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { findBrowser, installBrowser } from './browser.mjs'
import { installPrograms } from './system-packages.mjs'

const folder = fileURLToPath(new URL('..', import.meta.url))
const oldestNode = oldestOf(readFileSync(path.join(folder, 'package.json'), 'utf8'))
const modules = path.join(folder, 'node_modules')
const stamp = path.join(modules, '.ingrana-installed')
const networkFault =
  /\b(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|FETCH_ERROR|E50\d|E407)\b/
const heartbeatMs = process.stdout.isTTY ? 300 : 5_000

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1])) {
  fail(`Ingrana needs Node ${oldestNode.join('.')} or newer, and this is ${process.versions.node}: install a newer one and start again`)
}

try {
  const lock = readFileSync(path.join(folder, 'package-lock.json'), 'utf8')
  const wanted = createHash('sha256').update(`${major} ${process.platform} ${process.arch}\n${lock}`).digest('hex')
  if (readText(stamp) !== wanted) {
    if (!isInstalledByHand(lock)) await install()
    writeFileSync(stamp, wanted)
  }
  if (process.argv.includes('--test') && !findBrowser()) await installBrowser((line) => console.log(line))
  if (process.argv.includes('--long')) await installPrograms((line) => console.log(line))
} catch (error) {
  fail(error.code === 'ENOSPC' ? 'the disk is full: free some space and start again' : error.message)
}

/** package.json alone says which Node is the oldest: «>=20.19». */
function oldestOf(packageJson) {
  return JSON.parse(packageJson).engines.node.replace('>=', '').split('.').map(Number)
}

/** npm ends every install by writing down what it installed; when that is what the lock wants, nothing is missing. */
function isInstalledByHand(lock) {
  const done = readText(path.join(modules, '.package-lock.json'))
  if (!done) return false
  const present = JSON.parse(done).packages
  return Object.entries(JSON.parse(lock).packages).every(
    ([place, wanted]) => place === '' || (present[place] ? present[place].version === wanted.version : wanted.optional === true),
  )
}

/** npm ci empties node_modules first, and with it the stamp and npm's own list: an install that is interrupted is never trusted. */
async function install() {
  console.log('Installing the packages (half a minute or so)')
  rmSync(stamp, { force: true })
  const startedAt = Date.now()
  const beat = setInterval(() => showProgress(startedAt), heartbeatMs)
  const patience = (await canReachRegistry()) ? [] : ['--fetch-retries=0'] // npm's own cache may still hold everything
  const { code, output } = await runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline', ...patience])
  clearInterval(beat)
  if (process.stdout.isTTY) process.stdout.write('\r\x1b[K')
  if (code !== 0) fail(explainNpm(output))
  console.log(`Installed in ${seconds(startedAt)} s`)
}

function showProgress(startedAt) {
  const text = `  still installing, ${seconds(startedAt)} s`
  process.stdout.write(process.stdout.isTTY ? `\r\x1b[K${text}` : `${text}\n`)
}

/** npm itself tries each of hundreds of packages again and again before it gives up. */
async function canReachRegistry() {
  const { code, output } = await runNpm([
    'ping',
    '--loglevel=error',
    '--fetch-retries=1',
    '--fetch-retry-mintimeout=500',
    '--fetch-timeout=15000',
  ])
  return code === 0 || !networkFault.test(output)
}

function runNpm(words) {
  const npm = process.env.npm_execpath
  const [command, first] = npm?.endsWith('.js') || npm?.endsWith('.cjs') ? [process.execPath, [npm]] : ['npm', []]
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...first, ...words], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const keep = (chunk) => (output = (output + chunk).slice(-20_000))
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output }))
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.once(signal, () => {
        child.kill(signal)
        child.once('close', () => process.exit(130))
      })
    }
  })
}

function explainNpm(output) {
  const lines = output.split('\n').map((line) => line.replace(/^npm error\s*/, '').trim())
  const network = networkFault.exec(output)
  if (network)
    return `the npm registry cannot be reached (${network[1]}): check the network and the proxy settings, then start again; nothing was installed by halves`
  if (/ENOSPC/.test(output)) return 'the disk is full: free some space and start again'
  if (/EACCES|EPERM|EROFS/.test(output))
    return `${modules} may not be written by this user: give it the folder, or clone into one of its own`
  if (/can only install packages when/.test(output))
    return 'package.json and package-lock.json do not agree: run npm install and commit both'
  return `npm ci failed: ${lines.find((line) => line && !line.startsWith('code')) ?? 'it gave no reason'}`
}

function readText(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function seconds(since) {
  return Math.round((Date.now() - since) / 1000)
}

function fail(reason) {
  console.error(`Error: ${reason}`)
  process.exit(1)
}

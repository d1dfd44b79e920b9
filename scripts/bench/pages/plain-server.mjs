// The physical limit: Node alone, sending one page that was compressed before. node plain-server.mjs PORT FILE
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import process from 'node:process'

const [port, file] = process.argv.slice(2)
const body = readFileSync(file)
const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'gzip', 'Content-Length': body.length }
createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
}).listen(Number(port))

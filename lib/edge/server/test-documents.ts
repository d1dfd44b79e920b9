import type { ServerResponse } from 'node:http'

/** Ways in which another Next might send the document of a page, and `putBodiesIn` cannot put its body in. */
export const brokenDocuments: readonly { why: string; send: (response: ServerResponse, document: string) => void }[] = [
  { why: 'leaves the body out', send: (response) => response.end('<html></html>') },
  { why: 'leaves the document out', send: (response) => response.end() },
  { why: 'has the body twice', send: (response, document) => response.end(document + document) },
  { why: 'sends bytes', send: (response, document) => response.end(Buffer.from(document)) },
  {
    why: 'sends a document in pieces',
    send: (response, document) => {
      response.writeHead(200)
      response.write(document.slice(0, 20))
      response.write(document.slice(20))
    },
  },
]

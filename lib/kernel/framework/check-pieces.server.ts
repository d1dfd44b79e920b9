import { notePiece } from './piece-notes.mjs'
import { isOn } from './piece-states.server'
import { oneChunkRenderings } from './whole-pages.server'

type BuildAnswer = { status: number; body: Buffer }

/**
 * Looks at a page of a build before anybody is served: what Next or React do in another way than they did is written beside the build and logged.
 * @param render renders a page of the build that reads no database
 */
export async function checkPieces(output: string, render: () => Promise<BuildAnswer>): Promise<void> {
  const before = oneChunkRenderings()
  const page = await render().catch((error: unknown) => ({ status: error instanceof Error ? error.message : 'nothing', body: Buffer.of() }))
  const fault = page.status !== 200 ? `a page is answered with ${page.status}` : undefined
  if (isOn('whole-pages') && (fault !== undefined || oneChunkRenderings() === before))
    notePiece(output, 'whole-pages', fault ?? 'Next renders its pages with another function of React')
  if (isOn('late-scripts') && fault === undefined && !namesFirstScript.test(page.body.toString()))
    notePiece(output, 'late-scripts', 'the head of a document is made in another way')
}

const namesFirstScript = /<script [^>]*\bdata-scripts="[^"]/

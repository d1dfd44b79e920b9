/** The part of jsdom that the tests use; it brings no types of its own. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options?: { contentType: string })
    readonly window: { readonly document: Document }
  }
}

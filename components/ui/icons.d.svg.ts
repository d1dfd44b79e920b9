/** The file as the build and the development server name it, with its hash. */
declare const sprite: { readonly src: string }
export default sprite

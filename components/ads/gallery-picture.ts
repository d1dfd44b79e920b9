/** One picture of a gallery, in every size it comes in. */
export type GalleryPicture = { src: string; srcSet: string; alt: string }

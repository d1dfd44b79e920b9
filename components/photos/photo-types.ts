/** The file types that the dialog offers; the server checks the content. */
export const photoTypes = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif'

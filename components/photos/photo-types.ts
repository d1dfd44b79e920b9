/** What the dialog for files offers; what comes is looked at by the server. */
export const photoTypes = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif'

export const motorbikesTable = ''

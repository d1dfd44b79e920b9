export const campersTable = ''

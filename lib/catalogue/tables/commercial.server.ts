export const commercialTable = ''

/** Where search engines read the key with which they are told of changed pages. */
export const indexNowKeyPath = '/indexnow.txt'

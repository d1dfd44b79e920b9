/** The address at which search engines read the key with which they are notified of changed pages. */
export const indexNowKeyPath = '/indexnow.txt'

export const socialProfiles = {
  facebook: 'https://www.facebook.com/ingrana',
  instagram: 'https://www.instagram.com/ingrana',
  youtube: 'https://www.youtube.com/@ingrana',
  tiktok: 'https://www.tiktok.com/@ingrana',
} as const

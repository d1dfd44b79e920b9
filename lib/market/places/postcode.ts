// Which province the first digits of a postcode stand for; the longest beginning decides. San Marino's 4789 is no province.
const postcodePrefixes = `
00 RM 01 VT 02 RI 03 FR 04 LT 05 TR 06 PG 07 SS 08 NU 09 SU 0904 CA 0907 OR 0908 OR 0909 OR 0910 CA 0912 CA 0913 CA 0917 OR
10 TO 11 AO 12 CN 13 VC 138 BI 139 BI 14 AT 15 AL 16 GE 17 SV 18 IM 19 SP 20 MI 208 MB 209 MB 21 VA 22 CO 23 SO 238 LC 239 LC 24 BG 25 BS 26 CR 268 LO 269 LO
27 PV 28 NO 288 VB 289 VB 29 PC 30 VE 31 TV 32 BL 33 UD 3307 PN 3308 PN 3309 PN 3317 PN 34 TS 3407 GO 3417 GO 35 PD 36 VI 37 VR 38 TN 39 BZ
40 BO 41 MO 42 RE 43 PR 44 FE 45 RO 46 MN 47 FC 478 RN 479 RN 48 RA 50 FI 51 PT 52 AR 53 SI 54 MS 55 LU 56 PI 57 LI 58 GR 59 PO
60 AN 61 PU 62 MC 63 AP 638 FM 639 FM 64 TE 65 PE 66 CH 67 AQ 70 BA 71 FG 72 BR 73 LE 74 TA 75 MT 76 BT 80 NA 81 CE 82 BN 83 AV 84 SA 85 PZ
86 CB 8607 IS 8608 IS 8609 IS 8617 IS 87 CS 88 CZ 888 KR 889 KR 89 RC 898 VV 899 VV 90 PA 91 TP 92 AG 93 CL 94 EN 95 CT 96 SR 97 RG 98 ME`

const provinceByBeginning = new Map(
  postcodePrefixes
    .trim()
    .split(/(?<=[A-Z])\s+/)
    .map((pair): [string, string] => [pair.slice(0, -3), pair.slice(-2)]),
)

const MAX_PREFIX_LENGTH = 4
const SAN_MARINO = '4789'

export function isForeignPostcode(postcode: string): boolean {
  return postcode.startsWith(SAN_MARINO)
}

/** The province a five-digit postcode lies in, as far as its first digits tell. */
export function provinceOfPostcode(postcode: string): string | undefined {
  if (!/^\d{5}$/.test(postcode) || isForeignPostcode(postcode)) return undefined
  for (let length = MAX_PREFIX_LENGTH; length >= 2; length -= 1) {
    const province = provinceByBeginning.get(postcode.slice(0, length))
    if (province) return province
  }
  return undefined
}

/** The capital's own postcodes have a 1 in the third place (37135 Verona), a 9 where the province is younger (20900 Monza). */
export function isCapitalPostcode(postcode: string): boolean {
  return /^\d\d[19]\d\d$/.test(postcode) && !isForeignPostcode(postcode)
}

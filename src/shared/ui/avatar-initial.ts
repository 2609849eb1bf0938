/** All of them at least 4.5:1 under white text. */
const colours = ['#0e6b4e', '#3d5a80', '#7a4a8c', '#8a4b1f', '#5f6b2d'] as const;

/** Always the same colour for the same name. */
export function avatarColour(name: string): string {
  let sum = 0;
  for (const character of name.trim().toLowerCase()) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return colours[sum % colours.length] ?? colours[0];
}

/** The first letter or digit of a name in upper case; '?' when it has none. */
export function initialOf(name: string): string {
  return /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? '?';
}

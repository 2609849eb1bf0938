/** White text on each has a contrast of at least 4.5:1. */
const colors = ['#0e6b4e', '#3d5a80', '#7a4a8c', '#8a4b1f', '#5f6b2d'] as const;

/** Background color for a name; always the same for the same name. */
export function avatarColor(name: string): string {
  let sum = 0;
  for (const character of name.trim().toLowerCase()) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return colors[sum % colors.length] ?? colors[0];
}

/** The first letter or digit of a name in upper case; '?' when it has none. */
export function initialOf(name: string): string {
  return /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? '?';
}

import { brand } from '@/domain/site/brand';
import { formatDate } from '@/kit/formatting/format';

/** An authenticator app whose first code hasn't been entered yet. */
export interface Enrollment {
  factorId: string;
  /** Address of the QR code's picture. */
  qrCode: string;
  /** For apps that can't scan the QR code. */
  secret: string;
}

/** The QR code as the auth server returns it, an SVG in a data URL, with characters escaped that end a URL. */
export function qrCodeUrl(returned: string): string {
  const [, prefix = '', svg = ''] = /^(data:image\/svg\+xml;utf-8,)([\s\S]*)$/.exec(returned) ?? [];
  return prefix ? prefix + encodeURIComponent(svg) : returned;
}

/** The secret in groups of four, which are easier to type. */
export function groupedSecret(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? '';
}

/** A name for the next app that no other has: "Authenticator app", "Authenticator app 2", and so on. */
export function nextAppName(names: readonly string[]): string {
  const candidates = ['Authenticator app', ...names.map((_, index) => `Authenticator app ${index + 2}`)];
  return candidates.find((candidate) => !names.includes(candidate)) ?? '';
}

export const recoveryCodesFileName = `${brand.name.toLowerCase()}-recovery-codes.txt`;

/** The recovery codes as a text file. */
export function recoveryCodesText(codes: readonly string[], email: string, now: Date): string {
  return [
    `${brand.name} recovery codes for ${email}`,
    `Created ${formatDate(now.toISOString())}`,
    '',
    ...codes,
    '',
    'If you lose your app, each code signs you in once. A second one then turns off two-factor authentication,',
    'so that you can set it up again. All codes stop working then.',
    '',
  ].join('\n');
}

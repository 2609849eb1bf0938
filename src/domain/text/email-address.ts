import { plainLine } from '../../kit/formatting/plain-line.ts';

/** What's said of anything else. */
export const emailError = 'Enter an email address like name@example.com';

const label = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';
/** What the auth server accepts, with a dot in the domain: 'o&leary@example.com', too. */
export const emailPattern = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})+$`);

/**
 * An email address as the auth server takes it: without the marks and spaces around a pasted one, and with the ASCII
 * form of an international domain ('ana@xn--bckerei-5wa.example'). Anything else stays as typed.
 */
export function cleanEmail(text: string): string {
  const plain = plainLine(text);
  const [, name = '', domain = ''] = /^([^@\uff20]*)[@\uff20]([\p{L}\p{M}\p{N}.\u3002-]+)$/u.exec(plain) ?? [];
  const isAscii = /^[\0-\x7f]*$/.test(plain);
  if (isAscii || domain === '') return plain;
  try {
    return `${name}@${new URL(`http://${domain}`).hostname}`;
  } catch {
    return plain;
  }
}

/** Whether text is an email address that can be written to, once it's clean. */
export const isEmail = (text: string): boolean => emailPattern.test(cleanEmail(text));

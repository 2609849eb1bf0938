import { describe, expect, it } from 'vitest';
import { nextAppName, qrCodeUrl, recoveryCodesText } from './two-factor';

describe('qrCodeUrl', () => {
  it('escapes the SVG of a data URL', () => {
    expect(qrCodeUrl('data:image/svg+xml;utf-8,<svg fill="#000">\n</svg>')).toBe(
      'data:image/svg+xml;utf-8,%3Csvg%20fill%3D%22%23000%22%3E%0A%3C%2Fsvg%3E',
    );
  });
});

describe('nextAppName', () => {
  it.each([
    [[], 'Authenticator app'],
    [['Phone'], 'Authenticator app'],
    [['Authenticator app'], 'Authenticator app 2'],
    [['Authenticator app 2', 'Authenticator app'], 'Authenticator app 3'],
  ])('suggests after %j the name %s', (names, name) => {
    expect(nextAppName(names)).toBe(name);
  });
});

describe('recoveryCodesText', () => {
  it('names the account and the date, and has one code a line', () => {
    const text = recoveryCodesText(['aaaa-bbbb', 'cccc-dddd'], 'dana@example.com', new Date('2026-03-09T12:00:00Z'));
    expect(text).toMatch(
      /^Cornerlot recovery codes for dana@example\.com\nCreated Mar 9, 2026\n\naaaa-bbbb\ncccc-dddd\n/,
    );
  });
});

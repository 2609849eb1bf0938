import { z } from 'zod';

/** The auth server's limit: bcrypt ignores the rest. */
const maxBytes = 72;

/**
 * A new password. Its spaces and unusual characters stay. `tooShort` is the error below the minimum length, and
 * `missing` that of a blank one.
 */
export const newPassword = (minLength: number, tooShort: string, missing = tooShort) =>
  z
    .string()
    .min(1, missing)
    .min(minLength, tooShort)
    .refine(
      (password) => new TextEncoder().encode(password).length <= maxBytes,
      `Use at most ${maxBytes} bytes: ${maxBytes} letters, or fewer with accents or emoji`,
    );

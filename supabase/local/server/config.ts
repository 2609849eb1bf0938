import { readFile } from 'node:fs/promises';
import { parse } from 'smol-toml';
import { z } from 'zod';
import { Failure, messageOf } from '../failure.ts';

const template = z.object({ subject: z.string(), content_path: z.string() });

/** The part of supabase/config.toml that the embedded backend implements. */
const configSchema = z.object({
  api: z.object({ port: z.int(), schemas: z.array(z.string()), max_rows: z.int() }),
  inbucket: z.object({ port: z.int() }),
  storage: z.object({ file_size_limit: z.string() }),
  auth: z.object({
    site_url: z.string(),
    additional_redirect_urls: z.array(z.string()),
    jwt_expiry: z.int(),
    enable_refresh_token_rotation: z.boolean(),
    refresh_token_reuse_interval: z.int(),
    enable_signup: z.boolean(),
    minimum_password_length: z.int(),
    password_requirements: z.enum([
      '',
      'letters_digits',
      'lower_upper_letters_digits',
      'lower_upper_letters_digits_symbols',
    ]),
    email: z.object({
      enable_signup: z.boolean(),
      // Nothing else is implemented: see docs/decisions/0024-email-verification.md.
      enable_confirmations: z.literal(false),
      double_confirm_changes: z.literal(false),
      secure_password_change: z.boolean(),
      max_frequency: z.string(),
      otp_length: z.int(),
      otp_expiry: z.int(),
      template: z.object({
        confirmation: template,
        recovery: template,
        magic_link: template,
        email_change: template,
        reauthentication: template,
      }),
      notification: z.object({ email_changed: template.extend({ enabled: z.boolean() }) }),
    }),
    // Read by deploy:check. The embedded server has limits of its own: see middleware/auth/attempts.ts.
    rate_limit: z.object({ sign_in_sign_ups: z.int(), token_verifications: z.int() }),
  }),
});

export type Config = z.infer<typeof configSchema>;

/** Reads supabase/config.toml. Rejects with a `Failure` that says what is missing or invalid. */
export async function readConfig(file: string): Promise<Config> {
  try {
    return configSchema.parse(parse(await readFile(file, 'utf8')));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : messageOf(error);
    throw new Failure(`${file} is invalid: ${reason}`, 'Correct the file and start again.', { cause: error });
  }
}

/** Converts a Go duration with one unit (`60s`, `1m`, `1h`) to seconds. */
export function seconds(duration: string): number {
  const match = /^(\d+)(s|m|h)$/.exec(duration);
  if (!match) throw new Error(`Not a duration: ${duration}`);
  return Number(match[1]) * { s: 1, m: 60, h: 3600 }[match[2] as 's' | 'm' | 'h'];
}

/** Converts a size such as `50MiB` or `10MB` to bytes. */
export function bytes(size: string): number {
  const match = /^(\d+)\s*(B|KB|KiB|MB|MiB|GB|GiB)$/.exec(size);
  if (!match) throw new Error(`Not a size: ${size}`);
  const factors = { B: 1, KB: 1e3, KiB: 2 ** 10, MB: 1e6, MiB: 2 ** 20, GB: 1e9, GiB: 2 ** 30 };
  return Number(match[1]) * factors[match[2] as keyof typeof factors];
}

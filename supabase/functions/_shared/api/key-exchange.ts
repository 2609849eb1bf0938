// Exchanges a key for a token of its member that lives for a minute and never leaves this function.
import { createHash } from 'node:crypto';
import { importJWK, type JWK, SignJWT } from 'npm:jose@6.2.17';
import { memberClient, serviceClient, variable } from '../project.ts';
import type { SupabaseClient } from '../project.ts';
import { Problem } from './problem.ts';

const lifetime = '60s';

/** What private.use_api_key returns. */
interface KeyUse {
  refusal: 'unknown' | 'revoked' | 'expired' | 'restricted' | 'membership' | 'rate_limit' | null;
  key_id: string;
  member_id: string;
  scopes: string[];
  request_id: string | null;
  limit: number;
  remaining: number;
  resets_at: string;
}

/** A key in use. */
export interface Caller {
  keyId: string;
  memberId: string;
  scopes: readonly string[];
  /** Whether the log has the request: of those above the limit, it has the first. */
  isLogged: boolean;
  /** How much of the limit is left. */
  limits: Record<string, string>;
  refusal: Problem | null;
}

/** A key in a header. */
const keyPattern = /^bearer\s+(clk_[\w-]{43})$/i;

/**
 * Counts a use of the request's key, or what else `pattern` finds in its header, logs it under the request's ID, and
 * says whose it is.
 */
export async function useKey(
  request: Request,
  route: string,
  requestId: string,
  pattern = keyPattern,
): Promise<Caller> {
  const key = pattern.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!key) {
    throw new Problem('key-required', 'Send your API key as a bearer token in the Authorization header.', {
      headers: { 'www-authenticate': 'Bearer' },
    });
  }
  const { data, error } = await serviceClient().rpc('use_api_key', {
    key_hash: createHash('sha256').update(key).digest('hex'),
    method: request.method,
    route,
    address: addressOf(request),
    request_id: requestId,
  });
  if (error) throw new Error(`use_api_key: ${error.code} ${error.message}`);
  const use = data as KeyUse;
  if (use.refusal === 'unknown') throw refused('This key doesn’t exist.');
  const seconds = String(Math.max(Math.ceil((Date.parse(use.resets_at) - Date.now()) / 1000), 1));
  return {
    keyId: use.key_id,
    memberId: use.member_id,
    scopes: use.scopes,
    isLogged: use.request_id !== null,
    limits: {
      'ratelimit-limit': String(use.limit),
      'ratelimit-remaining': String(use.remaining),
      'ratelimit-reset': seconds,
    },
    refusal: use.refusal && refusalOf(use.refusal, use.limit, seconds),
  };
}

function refusalOf(refusal: Exclude<KeyUse['refusal'], null>, limit: number, seconds: string): Problem {
  switch (refusal) {
    case 'revoked':
      return refused('This key has been revoked.');
    case 'expired':
      return refused('This key has expired.');
    case 'unknown':
      return refused('This key doesn’t exist.');
    case 'restricted':
      return new Problem('account-restricted', 'Your account is restricted. Sign in to the app to see why.');
    case 'membership':
      return new Problem('membership-required', 'API keys are exclusively available to Closer and Partner members.');
    case 'rate_limit':
      return new Problem(
        'rate-limited',
        `Your plan has ${limit} requests of this kind a minute, to read or to write.`,
        {
          headers: { 'retry-after': seconds },
        },
      );
  }
}

const refused = (detail: string) =>
  new Problem('key-refused', detail, { headers: { 'www-authenticate': 'Bearer error="invalid_token"' } });

/** As private.request_address: a hosted project's edge sets the first header, and gateways append to the other one. */
export function addressOf({ headers }: Request): string | null {
  return headers.get('cf-connecting-ip') ?? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? null;
}

/** Tokens that are still good, by key, and until when they're reused. */
const tokens = new Map<string, { token: Promise<string>; until: number }>();
const mostTokens = 1000;

/** A client with the rights of the key's member. Each request of the database checks that the key is still live. */
export async function clientOf({ keyId, memberId }: Pick<Caller, 'keyId' | 'memberId'>): Promise<SupabaseClient> {
  const now = Date.now();
  let known = tokens.get(keyId);
  if (!known || known.until < now) {
    if (tokens.size >= mostTokens) tokens.clear();
    // Half its lifetime: a slow request can still use it.
    known = { token: signToken(keyId, memberId), until: now + 30_000 };
    tokens.set(keyId, known);
  }
  return memberClient(await known.token);
}

async function signToken(keyId: string, memberId: string): Promise<string> {
  const { alg, kid, key } = await signingKey();
  return new SignJWT({ role: 'authenticated', aal: 'aal1', api_key: keyId })
    .setProtectedHeader({ alg, typ: 'JWT', ...(kid && { kid }) })
    .setIssuer(`${variable('SUPABASE_URL')}/auth/v1`)
    .setAudience('authenticated')
    .setSubject(memberId)
    .setIssuedAt()
    .setExpirationTime(lifetime)
    .sign(key);
}

let imported: ReturnType<typeof importSigningKey> | undefined;

function signingKey() {
  return (imported ??= importSigningKey());
}

async function importSigningKey() {
  const jwk = JSON.parse(variable('JWT_SIGNING_KEY')) as JWK;
  const alg = jwk.alg ?? (jwk.kty === 'oct' ? 'HS256' : 'ES256');
  return { alg, kid: jwk.kid, key: await importJWK(jwk, alg) };
}

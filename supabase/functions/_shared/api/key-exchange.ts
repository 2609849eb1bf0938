// Exchanges a key for a token of its member that lives for a minute and never leaves this function.
import { createHash } from 'node:crypto';
import { importJWK, type JWK, SignJWT } from 'npm:jose@6.2.17';
import { memberClient, serviceClient, variable } from '../project.ts';
import type { SupabaseClient } from '../project.ts';
import { gathered } from './gathered.ts';
import { Problem } from './problem.ts';

const lifetime = '60s';

/** Whose a key is: what the API says of a member, before it's presented. */
export interface Member {
  id: string;
  name: string;
  profile_image_url: string | null;
  membership_tier: string;
}

/** What private.use_api_key takes of a request. */
interface Use {
  keyHash: string;
  method: string;
  route: string;
  address: string | null;
  request_id: string;
}

/** What private.use_api_key returns for it. */
interface KeyUse {
  refusal: 'unknown' | 'revoked' | 'expired' | 'restricted' | 'membership' | 'rate_limit' | null;
  key_id: string;
  scopes: string[];
  member: Member;
  request_id: string | null;
  limit: number;
  remaining: number;
  resets_at: string;
}

/** A key in use. */
export interface Caller {
  /** SHA-256 of the key or token that was sent. */
  keyHash: string;
  keyId: string;
  member: Member;
  scopes: readonly string[];
  /** Whether the log has the request: of those above the limit, it has the first. */
  isLogged: boolean;
  /** How much of the limit is left. */
  limits: Record<string, string>;
  refusal: Problem | null;
}

/** A key in a header. */
const keyPattern = /^bearer\s+(clk_[\w-]{43})$/i;

/** The SHA-256 of the request's key, or of what else `pattern` finds in its header. Refuses a request without. */
export function keyHashOf(request: Request, pattern = keyPattern): string {
  const key = pattern.exec(request.headers.get('authorization') ?? '')?.[1];
  if (key) return createHash('sha256').update(key).digest('hex');
  throw new Problem('key-required', 'Send your API key as a bearer token in the Authorization header.', {
    headers: { 'www-authenticate': 'Bearer' },
  });
}

/** Uses of a key that come at the same time count in one call: those that read, or those that write. */
const countUse = gathered<Use, KeyUse>(
  ({ keyHash, method, route }) => `${keyHash} ${isReading(method) || route.startsWith('/mcp')}`,
  async (uses) => {
    const { data, error } = await serviceClient().rpc('use_api_key', {
      key_hash: uses[0]!.keyHash,
      uses: uses.map(({ keyHash: _, ...use }) => use),
    });
    if (error) throw new Error(`use_api_key: ${error.code} ${error.message}`);
    return data as KeyUse[];
  },
);

/** Whether a method only reads. */
export const isReading = (method: string) => method === 'GET' || method === 'HEAD';

/** Counts a use of a key, logs it under the request's ID, and says whose it is. */
export async function useKey(request: Request, keyHash: string, route: string, requestId: string): Promise<Caller> {
  const { method } = request;
  const use = await countUse({ keyHash, method, route, address: addressOf(request), request_id: requestId });
  if (use.refusal !== null) live.delete(keyHash);
  if (use.refusal === 'unknown') throw refused('This key doesn’t exist.');
  const seconds = String(Math.max(Math.ceil((Date.parse(use.resets_at) - Date.now()) / 1000), 1));
  const caller = {
    keyHash,
    keyId: use.key_id,
    member: use.member,
    scopes: use.scopes,
    isLogged: use.request_id !== null,
    limits: {
      'ratelimit-limit': String(use.limit),
      'ratelimit-remaining': String(use.remaining),
      'ratelimit-reset': seconds,
    },
    refusal: use.refusal && refusalOf(use.refusal, use.limit, seconds),
  };
  const known = live.get(keyHash);
  if (known) known.caller = caller;
  return caller;
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

interface Live {
  /** As of its last use. */
  caller: Caller;
  client: Promise<SupabaseClient>;
  until: number;
}

/** Keys whose last use wasn't refused and that have a token that's still good, by hash. */
const live = new Map<string, Live>();
const mostLive = 1000;

/**
 * Whose a key was at its last use, if that was within half a minute and not refused; otherwise null. It may have been
 * refused since: what is read for this caller mustn't be answered before `useKey` says the same.
 */
export function knownCaller(keyHash: string): Caller | null {
  const known = live.get(keyHash);
  return known && known.until > Date.now() ? known.caller : null;
}

/** A client with the rights of the key's member. Each request of the database checks that the key is still live. */
export function clientOf(caller: Caller): Promise<SupabaseClient> {
  const now = Date.now();
  const known = live.get(caller.keyHash);
  if (known && known.until > now) return known.client;
  if (live.size >= mostLive) live.clear();
  const client = newClientOf(caller.keyId, caller.member.id);
  // Half the token's lifetime: a slow request can still use it.
  live.set(caller.keyHash, { caller, client, until: now + 30_000 });
  return client;
}

/** As `clientOf`, with a new token for this key and member. */
export async function newClientOf(keyId: string, memberId: string): Promise<SupabaseClient> {
  return memberClient(await signToken(keyId, memberId));
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

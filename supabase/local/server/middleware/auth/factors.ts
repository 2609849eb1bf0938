import { randomBytes, randomUUID } from 'node:crypto';
import { requireAuth, type HonoContext } from '@supabase/lite';
import type { Context } from 'hono';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import { addMethod, factorsOf } from './assurance.ts';
import type { Counters } from './counters.ts';
import { authTables, type Factor } from './factor-tables.ts';
import { Refusal } from './refusal.ts';
import { inTransaction, type Service, type Session, type User } from './service.ts';

/** GoTrue’s limits: factors per member, and the seconds that an unverified factor or a challenge is valid. */
const maxFactors = 10;
const factorExpiry = 300;
const challengeExpiry = 300;
/** Codes that may be tried for a factor in a minute. */
const maxAttempts = 15;
/** Seconds for which a used code is remembered: it’s valid for 90. */
const usedCodeExpiry = 120;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The library’s own check of the token, its member, and its session. */
const authenticate = requireAuth();

interface Caller {
  service: Service;
  user: User;
  session: NonNullable<Awaited<ReturnType<Service['repo']['findSessionById']>>>;
}

/** Handles GoTrue’s `/factors`, which the library lacks. Undefined for any other request. Throws refusals. */
export async function answerFactors(
  context: Context<HonoContext>,
  body: Record<string, unknown>,
  siteUrl: string,
  counters: Counters,
): Promise<Response | undefined> {
  const { method, path } = context.req;
  const [, id, action] = /^\/auth\/v1\/factors(?:\/([^/]+)(?:\/(challenge|verify))?)?\/?$/.exec(path) ?? [];
  if (!/^\/auth\/v1\/factors(\/|$)/.test(path)) return undefined;
  const refused = await authenticate(context as unknown as Parameters<typeof authenticate>[0], async () => undefined);
  if (refused) return refused;
  const caller = await callerOf(context);
  if (id === undefined)
    return method === 'POST' ? context.json(await enroll(caller, body, siteUrl), 200) : notAllowed();
  const factor = await findFactor(caller, id);
  if (action === undefined)
    return method === 'DELETE' ? context.json(await unenroll(caller, factor), 200) : notAllowed();
  if (method !== 'POST') return notAllowed();
  if (action === 'challenge') return context.json(await challenge(caller, factor), 200);
  return context.json(await verify(caller, factor, body, counters), 200);
}

const notAllowed = () => new Response(null, { status: 405 });

async function callerOf(context: Context<HonoContext>): Promise<Caller> {
  const { authService: service, userId = '', sessionId } = context.var;
  const user = await service.repo.findUserById(userId);
  const session = sessionId ? await service.repo.findSessionById(sessionId) : null;
  if (!user || !session)
    throw new Refusal(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  return { service, user, session };
}

async function findFactor({ service, user }: Caller, id: string): Promise<Factor> {
  if (!uuid.test(id)) throw new Refusal(404, 'validation_failed', 'factor_id must be an UUID');
  const factor = (await factorsOf(service, user.id)).find((each) => each.id === id.toLowerCase());
  if (!factor) throw new Refusal(404, 'mfa_factor_not_found', 'Factor not found');
  return factor;
}

async function enroll(caller: Caller, body: Record<string, unknown>, siteUrl: string) {
  const { service, user } = caller;
  if (body['factor_type'] !== 'totp') {
    throw new Refusal(400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn');
  }
  const text = (name: string) => (typeof body[name] === 'string' ? body[name] : '');
  const name = text('friendly_name');
  await inTransaction(service, async () => refuseEnrollment(caller, name));
  const secret = new Secret({ size: 20 });
  const totp = new TOTP({ issuer: text('issuer') || new URL(siteUrl).host, label: user.email ?? '', secret });
  const now = new Date().toISOString();
  const id = randomUUID();
  await authTables(service)
    .insertInto('mfa_factors')
    .values({
      id,
      user_id: user.id,
      friendly_name: name,
      factor_type: 'totp',
      status: 'unverified',
      created_at: now,
      updated_at: now,
      secret: secret.base32,
    })
    .execute();
  const uri = totp.toString();
  return { id, type: 'totp', friendly_name: name, totp: { qr_code: renderSVG(uri), secret: secret.base32, uri } };
}

async function refuseEnrollment({ service, user, session }: Caller, name: string): Promise<void> {
  await authTables(service)
    .deleteFrom('mfa_factors')
    .where('status', '=', 'unverified')
    .where('created_at', '<', secondsAgo(factorExpiry))
    .execute();
  const factors = await factorsOf(service, user.id);
  if (factors.some((factor) => factor.friendly_name === name)) {
    const message = `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`;
    throw new Refusal(422, 'mfa_factor_name_conflict', message);
  }
  if (factors.length >= maxFactors) {
    const message = 'Maximum number of verified factors reached, unenroll to continue';
    throw new Refusal(422, 'too_many_enrolled_mfa_factors', message);
  }
  if (factors.some(({ status }) => status === 'verified') && session.aal !== 'aal2') {
    throw new Refusal(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  }
}

async function challenge({ service }: Caller, factor: Factor) {
  const id = randomUUID();
  const now = new Date();
  await authTables(service)
    .insertInto('mfa_challenges')
    // Requests only come from this machine.
    .values({ id, factor_id: factor.id, created_at: now.toISOString(), verified_at: null, ip_address: '127.0.0.1' })
    .execute();
  return { id, type: 'totp', expires_at: Math.floor(now.getTime() / 1000) + challengeExpiry };
}

async function verify(
  caller: Caller,
  factor: Factor,
  body: Record<string, unknown>,
  counters: Counters,
): Promise<Session> {
  const { service, user, session } = caller;
  const { code, challenge_id: challengeId } = body;
  if (typeof code !== 'string' || code === '') {
    throw new Refusal(400, 'validation_failed', 'Code needs to be non-empty');
  }
  if (!(await counters('totp', maxAttempts, 60).take(factor.id))) {
    throw new Refusal(429, 'over_request_rate_limit', 'Request rate limit reached');
  }
  await refuseChallenge(service, factor, challengeId);
  const totp = new TOTP({ secret: Secret.fromBase32(factor.secret ?? '') });
  // One period before and after, as GoTrue’s skew.
  const delta = totp.validate({ token: code, window: 1 });
  // A code is valid once (RFC 6238, 5.2), though GoTrue accepts it again in another session.
  const isUnused =
    delta !== null && (await counters('used-totp', 1, usedCodeExpiry).take(`${factor.id} ${totp.counter() + delta}`));
  if (!isUnused) throw new Refusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
  return inTransaction(service, async () => {
    const tables = authTables(service);
    const now = new Date().toISOString();
    await tables
      .updateTable('mfa_challenges')
      .set({ verified_at: now })
      .where('id', '=', String(challengeId))
      .execute();
    const verified = { status: 'verified', updated_at: now } as const;
    await tables.updateTable('mfa_factors').set(verified).where('id', '=', factor.id).execute();
    await addMethod(service, session.id, 'totp');
    const stronger = { aal: 'aal2', factor_id: factor.id };
    await tables.updateTable('sessions').set(stronger).where('id', '=', session.id).execute();
    // GoTrue ends the sessions that lack the second factor, and drops abandoned enrollments.
    await tables.deleteFrom('sessions').where('user_id', '=', user.id).where('aal', '<', 'aal2').execute();
    await tables.deleteFrom('mfa_factors').where('user_id', '=', user.id).where('status', '=', 'unverified').execute();
    return renewTokens(service, user, session.id, now);
  });
}

/** Refuses an unknown, used, or expired challenge. */
async function refuseChallenge(service: Service, factor: Factor, id: unknown): Promise<void> {
  const challenges = authTables(service).selectFrom('mfa_challenges').selectAll().where('factor_id', '=', factor.id);
  const found =
    typeof id === 'string' && uuid.test(id) ? await challenges.where('id', '=', id).executeTakeFirst() : undefined;
  if (!found) {
    throw new Refusal(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
  }
  if (found.verified_at) {
    throw new Refusal(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.');
  }
  if (Date.parse(found.created_at) < Date.parse(secondsAgo(challengeExpiry))) {
    const hint = 'verify against another challenge or create a new challenge.';
    const message = `MFA challenge ${found.id} has expired, ${hint}`;
    throw new Refusal(422, 'mfa_challenge_expired', message);
  }
}

async function renewTokens(service: Service, user: User, sessionId: string, now: string): Promise<Session> {
  await service.repo.revokeSessionRefreshTokens(sessionId);
  const token = randomBytes(12).toString('base64url');
  await service.repo.createRefreshToken({ token, user_id: user.id, session_id: sessionId });
  // Private in the library.
  const create = Reflect.get(service, 'createRefreshResponse') as (...values: unknown[]) => Promise<Session>;
  return create(user, sessionId, token, now);
}

async function unenroll({ service, session }: Caller, factor: Factor): Promise<{ id: string }> {
  if (factor.status === 'verified' && session.aal !== 'aal2') {
    throw new Refusal(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
  }
  await inTransaction(service, async () => {
    const tables = authTables(service);
    await tables
      .deleteFrom('mfa_amr_claims')
      .where('authentication_method', '=', 'totp')
      .where('session_id', 'in', tables.selectFrom('sessions').select('id').where('factor_id', '=', factor.id))
      .execute();
    const weaker = { aal: 'aal1', factor_id: null };
    await tables.updateTable('sessions').set(weaker).where('factor_id', '=', factor.id).execute();
    await tables.deleteFrom('mfa_factors').where('id', '=', factor.id).execute();
  });
  return { id: factor.id };
}

function secondsAgo(seconds: number): string {
  return new Date(Date.now() - seconds * 1000).toISOString();
}

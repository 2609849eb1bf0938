import { randomUUID } from 'node:crypto';
import { decodeJwt, SignJWT } from 'jose';
import { jwtSecret } from '../../keys.ts';
import { authTables, type Factor } from './factor-tables.ts';
import type { Service, Session } from './service.ts';

type Create = (...values: unknown[]) => Promise<Session>;

const signingKey = new TextEncoder().encode(jwtSecret);

/**
 * Has every new or refreshed access token say how its session was authenticated (`amr`) and how strongly (`aal`), and
 * every user in a response list their factors, as GoTrue does.
 */
export function mendAssurance(service: Service): void {
  // Private in the library.
  const create = (Reflect.get(service, 'createSessionForUser') as Create).bind(service);
  const refresh = (Reflect.get(service, 'createRefreshResponse') as Create).bind(service);
  Reflect.set(service, 'createSessionForUser', async (...values: unknown[]) => {
    const session = await create(...values);
    const options = values[3] as { authenticationMethod?: string } | undefined;
    await addMethod(service, sessionIdOf(session), options?.authenticationMethod ?? 'password');
    return withAssurance(service, session);
  });
  Reflect.set(service, 'createRefreshResponse', async (...values: unknown[]) =>
    withAssurance(service, await refresh(...values)),
  );
  const getUser = service.getUser.bind(service);
  service.getUser = async (id) => withFactors(service, await getUser(id));
}

/** Records that the session was authenticated with a method now. */
export async function addMethod(service: Service, sessionId: string, method: string): Promise<void> {
  const now = new Date().toISOString();
  await authTables(service)
    .insertInto('mfa_amr_claims')
    .values({
      id: randomUUID(),
      session_id: sessionId,
      created_at: now,
      updated_at: now,
      authentication_method: method,
    })
    .onConflict((conflict) =>
      conflict.columns(['session_id', 'authentication_method']).doUpdateSet({ updated_at: now }),
    )
    .execute();
}

/** Returns the member’s factors, oldest first. */
export async function factorsOf(service: Service, userId: string): Promise<Factor[]> {
  return authTables(service)
    .selectFrom('mfa_factors')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

/** Whether the member has a verified factor. */
export async function hasSecondFactor(service: Service, userId: string): Promise<boolean> {
  return (await factorsOf(service, userId)).some(({ status }) => status === 'verified');
}

function sessionIdOf(session: Session): string {
  return decodeJwt<{ session_id: string }>(session.access_token).session_id;
}

async function withAssurance(service: Service, session: Session): Promise<Session> {
  const claims = await authTables(service)
    .selectFrom('mfa_amr_claims')
    .select(['authentication_method', 'updated_at'])
    .where('session_id', '=', sessionIdOf(session))
    .orderBy('updated_at', 'desc')
    .execute();
  const amr = claims.map(({ authentication_method: method, updated_at: at }) => ({
    method,
    timestamp: Math.floor(Date.parse(at) / 1000),
  }));
  const aal = amr.some(({ method }) => method === 'totp') ? 'aal2' : 'aal1';
  session.access_token = await new SignJWT({ ...decodeJwt(session.access_token), aal, amr })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(signingKey);
  session.user = await withFactors(service, session.user);
  return session;
}

async function withFactors<T extends { id: string }>(service: Service, user: T): Promise<T> {
  const factors = await factorsOf(service, user.id);
  if (factors.length === 0) return user;
  return { ...user, factors: factors.map(({ secret: _secret, user_id: _owner, ...shown }) => shown) };
}

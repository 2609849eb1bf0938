import type { HonoContext } from '@supabase/lite';
import type { Context } from 'hono';
import type { Database } from '../../database.ts';
import { messageOf } from '../../../failure.ts';
import { verifyToken } from '../../keys.ts';
import { Refusal } from './refusal.ts';

const usersPath = '/auth/v1/admin/users/';
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Handles `auth.admin.getUserById` and `auth.admin.deleteUser`, which the library lacks, for the service key. Returns
 * undefined for the rest of the admin API.
 */
export async function answerAdmin(
  context: Context<HonoContext>,
  database: Database,
  log: (line: string) => void,
): Promise<Response | undefined> {
  const { path, method } = context.req;
  if (!path.startsWith(usersPath)) return undefined;
  await requireServiceKey(context.req.header('authorization'));
  const id = path.slice(usersPath.length);
  if (!uuid.test(id)) throw new Refusal(404, 'validation_failed', 'user_id must be an UUID');
  const [known] = await database.query('select 1 from auth.users where id = $1', [id]);
  if (!known) throw new Refusal(404, 'user_not_found', 'User not found');
  if (method === 'GET') return context.json(await context.var.authService.getUser(id), 200);
  if (method !== 'DELETE') return undefined;
  if (await asksForSoftDeletion(context)) {
    throw new Refusal(400, 'validation_failed', 'The embedded backend only deletes accounts permanently');
  }
  try {
    // Sessions, identities, and the member’s rows cascade.
    await database.query('delete from auth.users where id = $1', [id]);
  } catch (error) {
    log(`auth: ${messageOf(error)}`);
    throw new Refusal(500, 'unexpected_failure', 'Database error deleting user');
  }
  return context.json({}, 200);
}

async function requireServiceKey(authorization: string | undefined): Promise<void> {
  const token = /^bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1];
  if (!token) throw new Refusal(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  const claims = await verifyToken(token).catch((error: unknown) => {
    throw new Refusal(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${messageOf(error)}`);
  });
  if (claims.role !== 'service_role') throw new Refusal(403, 'not_admin', 'User not allowed');
}

async function asksForSoftDeletion(context: Context<HonoContext>): Promise<boolean> {
  const body: unknown = await context.req.json().catch(() => null);
  return typeof body === 'object' && body !== null && Reflect.get(body, 'should_soft_delete') === true;
}

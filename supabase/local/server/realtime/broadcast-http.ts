import type { Claims } from '../database.ts';
import type { Services } from './channel.ts';
import { channelRights } from './policies.ts';
import { isJsonObject, type JsonObject } from './protocol.ts';
import { Topics, type Broadcast } from './topics.ts';

interface Post {
  topic: string;
  isPrivate: boolean;
  broadcast: Broadcast;
}

const single = /^\/api\/broadcast\/([^/]+)\/events\/([^/]+)$/;

/**
 * Handles `POST /api/broadcast` with `{messages: [...]}`, or one message to `/api/broadcast/{topic}/events/{event}`.
 * Null for any other URL. `path` excludes the service’s prefix. Drops messages that policies forbid, like a hosted
 * project.
 */
export async function handleBroadcast(services: Services, request: Request, path: string): Promise<Response | null> {
  const target = single.exec(path);
  if (path !== '/api/broadcast' && !target) return null;
  if (request.method !== 'POST') return json(405, { message: 'Method not allowed' });
  const claims = await caller(services, request);
  if (!claims) return json(401, { message: 'Unauthorized' });
  const posts = target?.[1] && target[2] ? await readOne(request, target[1], target[2]) : await readBatch(request);
  if (!Array.isArray(posts)) return json(422, { errors: posts });
  const allowed = new Map<string, Promise<boolean>>();
  for (const { topic, isPrivate, broadcast } of posts) {
    if (isPrivate) {
      const answer = allowed.get(topic) ?? mayWrite(services, claims, topic);
      allowed.set(topic, answer);
      if (!(await answer)) continue;
    }
    services.topics.broadcast(Topics.key(topic, isPrivate), broadcast);
  }
  return new Response(null, { status: 202 });
}

async function caller({ verifyToken }: Services, { headers }: Request): Promise<Claims | null> {
  const token = /^bearer\s+(.+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? headers.get('apikey');
  return token ? verifyToken(token) : null;
}

async function mayWrite({ database, report }: Services, claims: Claims, topic: string): Promise<boolean> {
  try {
    return (await channelRights(database, claims, topic)).broadcast.write;
  } catch (error) {
    report(`The policies of realtime.messages failed for ${topic}`, error);
    return false;
  }
}

async function readOne(request: Request, topic: string, event: string): Promise<Post[] | JsonObject> {
  const isPrivate = new URL(request.url).searchParams.get('private') === 'true';
  const names = { topic: decodeURIComponent(topic), isPrivate };
  const name = decodeURIComponent(event);
  if (request.headers.get('content-type')?.startsWith('application/octet-stream')) {
    const bytes = new Uint8Array(await request.arrayBuffer());
    return [{ ...names, broadcast: { event: name, bytes } }];
  }
  const payload = await readJson(request);
  if (payload === undefined) return { payload: ['is invalid'] };
  return [{ ...names, broadcast: { event: name, payload } }];
}

async function readBatch(request: Request): Promise<Post[] | JsonObject> {
  const body = await readJson(request);
  const messages: unknown = isJsonObject(body) ? body.messages : undefined;
  if (!Array.isArray(messages)) return { messages: ["can't be blank"] };
  const problems = messages.map(problemsOf);
  if (problems.some((problem) => Object.keys(problem).length > 0)) return { messages: problems };
  return messages.filter(isJsonObject).map(({ topic, event, payload, private: isPrivate }) => ({
    topic: String(topic),
    isPrivate: isPrivate === true,
    broadcast: { event: String(event), payload },
  }));
}

function problemsOf(message: unknown): JsonObject {
  if (!isJsonObject(message)) return { message: ['is invalid'] };
  const wrong = (['topic', 'event', 'payload'] as const).filter((field) =>
    field === 'payload' ? !isJsonObject(message.payload) : typeof message[field] !== 'string',
  );
  return Object.fromEntries(
    wrong.map((field) => [field, [message[field] === undefined ? "can't be blank" : 'is invalid']]),
  );
}

async function readJson(request: Request): Promise<unknown> {
  return request.json().catch(() => undefined);
}

function json(status: number, body: JsonObject): Response {
  return Response.json(body, { status });
}

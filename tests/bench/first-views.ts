import { resolve } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { QueryClient, type FetchQueryOptions } from '@tanstack/react-query';
import { createServer } from 'vite';
import ws from 'ws';
import type { Backend } from '../../supabase/local/backend.ts';
import { clientFor } from '../backend/client.ts';
import type { askThrough as askThroughType } from './app-client.ts';
import { amounts } from './talk.ts';

const root = resolve(import.meta.dirname, '../..');
const budget = { requests: 5, kilobytes: 60 };

interface Ids {
  reader: string;
  post: string;
  event: string;
  forum: string;
  topic: string;
  partner: string;
}

/** Options of a query of the app, of one answer or of pages: what differs between them does not matter here. */
type AppQuery = FetchQueryOptions & { getNextPageParam?: unknown };
type AppModule = Record<string, (...given: unknown[]) => AppQuery>;

/**
 * Prints how many requests each screen's first view makes, and how much JSON they bring: the app's own queries, run against the
 * backend by whoever signs in so.
 */
export async function reportFirstViews(
  backend: Backend,
  signIn: { email: string; password: string },
  ids: Ids,
): Promise<void> {
  // The app's modules as it runs them, but for the client; some look at the window when they are loaded.
  const window = { location: new URL('http://app.cornerlot.localhost'), addEventListener: () => undefined };
  Object.assign(globalThis, { window, document: { cookie: '', addEventListener: () => undefined } });
  const app = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    resolve: {
      alias: [
        {
          find: /^(@\/shared\/supabase|\.)\/(client|reader)$/,
          replacement: resolve(root, 'tests/bench/app-client.ts'),
        },
        { find: '@', replacement: resolve(root, 'src') },
      ],
    },
  });
  const load = async (file: string) => (await app.ssrLoadModule(file)) as AppModule;
  const query = (module: AppModule, name: string, ...given: unknown[]): AppQuery => {
    const make = module[name];
    if (!make) throw new Error(`The app has no ${name} any more`);
    return make(...given);
  };
  const feed = await load('/src/features/feed/api/posts.ts');
  const comments = await load('/src/features/feed/api/comments.ts');
  const events = await load('/src/features/events/api/events.ts');
  const { allEvents } = await app.ssrLoadModule('/src/features/events/list-rules.ts');
  const forums = await load('/src/features/forums/api/forums.ts');
  const topics = await load('/src/features/forums/api/topics.ts');
  const threads = await load('/src/features/forums/api/posts.ts');
  const messages = await load('/src/features/messaging/api/queries.ts');
  const member = await load('/src/shared/session/member.ts');
  const staff = await load('/src/shared/session/staff.ts');

  const { reader } = ids;
  const frame = () => [query(member, 'memberQuery', reader), query(messages, 'unreadQuery', reader)];
  const conversation = await clientThat(backend, signIn);
  const screens: Record<string, () => AppQuery[]> = {
    '/community': () => [query(feed, 'feedQuery', reader, null)],
    '/community/posts/{id}': () => [
      query(feed, 'postQuery', reader, ids.post),
      query(comments, 'commentsQuery', reader, ids.post),
    ],
    '/community/events': () => [query(staff, 'staffQuery', reader), query(events, 'eventsQuery', reader, allEvents)],
    '/community/events/{id}': () => [
      query(staff, 'staffQuery', reader),
      query(events, 'eventQuery', reader, ids.event),
    ],
    '/community/forums': () => [query(forums, 'forumsQuery', reader)],
    '/community/forums/{id}': () => [
      query(forums, 'forumQuery', reader, ids.forum),
      query(topics, 'topicsQuery', reader, ids.forum),
    ],
    [`a thread of ${amounts.thread} posts`]: () => [
      query(topics, 'topicQuery', reader, ids.forum, ids.topic),
      query(threads, 'threadQuery', reader, ids.topic, null),
    ],
    [`the same at post ${amounts.thread / 2}`]: () => [
      query(topics, 'topicQuery', reader, ids.forum, ids.topic),
      query(threads, 'threadQuery', reader, ids.topic, amounts.thread / 2),
    ],
    '/messages': () => [query(messages, 'inboxQuery', reader)],
    '/messages/{member}': () => [
      query(messages, 'inboxQuery', reader),
      query(messages, 'conversationQuery', reader, ids.partner),
      query(messages, 'threadQuery', reader, conversation.id),
    ],
  };
  const { askThrough } = (await app.ssrLoadModule('/tests/bench/app-client.ts')) as {
    askThrough: typeof askThroughType;
  };
  askThrough(conversation.client);
  const views: Record<string, object> = {};
  for (const [screen, queries] of Object.entries(screens)) {
    conversation.answers.length = 0;
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    await Promise.all(
      [...frame(), ...queries()].map((options) =>
        // Options of pages say how they go on.
        options.getNextPageParam ? client.fetchInfiniteQuery(options as never) : client.fetchQuery(options),
      ),
    );
    const kilobytes = Number((conversation.answers.reduce((sum, size) => sum + size, 0) / 1000).toFixed(1));
    const within = conversation.answers.length <= budget.requests && kilobytes <= budget.kilobytes;
    views[screen] = { requests: conversation.answers.length, 'KB of JSON': kilobytes, verdict: within ? '' : 'OVER' };
  }
  console.log(
    `First view of each screen, with what the frame around it asks for (budget ${budget.requests} requests and ${budget.kilobytes} KB)`,
  );
  console.table(views);
  await app.close();
}

/** A signed-in client that notes the size of each answer, and the id of the reader's last conversation. */
async function clientThat(backend: Backend, signIn: { email: string; password: string }) {
  const client = clientFor(backend);
  const { data, error } = await client.auth.signInWithPassword(signIn);
  if (error) throw error;
  const answers: number[] = [];
  const counting = createClient(backend.url, backend.anonKey, {
    accessToken: () => Promise.resolve(data.session.access_token),
    realtime: { transport: ws as unknown as typeof WebSocket },
    global: {
      fetch: async (input, init) => {
        const answer = await fetch(input, init);
        answers.push((await answer.clone().arrayBuffer()).byteLength);
        return answer;
      },
    },
  });
  const { data: longest } = await client
    .from('conversation_members')
    .select('conversation_id')
    .order('last_message_at', { ascending: false })
    .limit(1)
    .single();
  return { client: counting, answers, id: String(longest?.conversation_id) };
}

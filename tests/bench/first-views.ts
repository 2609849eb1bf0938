import { resolve } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { QueryClient, type FetchQueryOptions } from '@tanstack/react-query';
import { createServer } from 'vite';
import ws from 'ws';
import type { Backend } from '../../supabase/local/server/backend.ts';
import { clientFor } from '../backend/client.ts';
import type { setClient as setClientType } from './app-client.ts';
import { amounts } from './seed-conversations.ts';

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

/** Options of any query in the app, paginated or not. */
type AppQuery = FetchQueryOptions & { getNextPageParam?: unknown };
type AppModule = Record<string, (...args: unknown[]) => AppQuery>;

/**
 * Runs the app’s own queries as the member who signs in, and prints how many requests and how much JSON each screen’s
 * first view needs.
 */
export async function reportFirstViews(
  backend: Backend,
  signIn: { email: string; password: string },
  ids: Ids,
): Promise<void> {
  // The app’s real modules, except for the client. Some access the window when they load.
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
          find: /^(@\/shared\/supabase|\.)\/(client|anon-client|auth-client)$/,
          replacement: resolve(root, 'tests/bench/app-client.ts'),
        },
        { find: '@', replacement: resolve(root, 'src') },
      ],
    },
  });
  const load = async (file: string) => (await app.ssrLoadModule(file)) as AppModule;
  const query = (module: AppModule, name: string, ...args: unknown[]): AppQuery => {
    const make = module[name];
    if (!make) throw new Error(`The app doesn’t export ${name}`);
    return make(...args);
  };
  const feed = await load('/src/features/feed/api/queries.ts');
  const events = await load('/src/features/events/api/queries.ts');
  const { defaultFilters } = await app.ssrLoadModule('/src/features/events/event-filters.ts');
  const forums = await load('/src/features/forums/api/queries.ts');
  const messages = await load('/src/features/messaging/api/queries.ts');
  const member = await load('/src/shared/session/member.ts');
  const staff = await load('/src/shared/session/staff.ts');

  const { reader } = ids;
  const shell = () => [query(member, 'memberQuery', reader), query(messages, 'unreadQuery', reader)];
  const conversation = await countingClient(backend, signIn);
  const screens: Record<string, () => AppQuery[]> = {
    '/community': () => [query(feed, 'feedQuery', reader, null)],
    '/community/posts/{id}': () => [
      query(feed, 'postQuery', reader, ids.post),
      query(feed, 'commentsQuery', reader, ids.post),
    ],
    '/community/events': () => [
      query(staff, 'staffQuery', reader),
      query(events, 'eventsQuery', reader, defaultFilters),
    ],
    '/community/events/{id}': () => [
      query(staff, 'staffQuery', reader),
      query(events, 'eventQuery', reader, ids.event),
    ],
    '/community/forums': () => [query(forums, 'forumsQuery', reader)],
    '/community/forums/{id}': () => [
      query(forums, 'forumQuery', reader, ids.forum),
      query(forums, 'topicsQuery', reader, ids.forum),
    ],
    [`a thread of ${amounts.thread} posts`]: () => [
      query(forums, 'topicQuery', reader, ids.forum, ids.topic),
      query(forums, 'threadQuery', reader, ids.topic, null),
    ],
    [`a thread at post ${amounts.thread / 2}`]: () => [
      query(forums, 'topicQuery', reader, ids.forum, ids.topic),
      query(forums, 'threadQuery', reader, ids.topic, amounts.thread / 2),
    ],
    '/messages': () => [query(messages, 'inboxQuery', reader)],
    '/messages/{member}': () => [
      query(messages, 'inboxQuery', reader),
      query(messages, 'conversationQuery', reader, ids.partner),
      query(messages, 'threadQuery', reader, conversation.id),
    ],
  };
  const { setClient } = (await app.ssrLoadModule('/tests/bench/app-client.ts')) as {
    setClient: typeof setClientType;
  };
  setClient(conversation.client);
  const views: Record<string, object> = {};
  for (const [screen, queries] of Object.entries(screens)) {
    conversation.sizes.length = 0;
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    await Promise.all(
      [...shell(), ...queries()].map((options) =>
        // Only paginated queries have this option.
        options.getNextPageParam ? client.fetchInfiniteQuery(options as never) : client.fetchQuery(options),
      ),
    );
    const kilobytes = Number((conversation.sizes.reduce((sum, size) => sum + size, 0) / 1000).toFixed(1));
    const within = conversation.sizes.length <= budget.requests && kilobytes <= budget.kilobytes;
    views[screen] = { requests: conversation.sizes.length, 'KB of JSON': kilobytes, verdict: within ? '' : 'OVER' };
  }
  console.log(
    `First view of each screen with the app shell (budget ${budget.requests} requests and ${budget.kilobytes} KB)`,
  );
  console.table(views);
  await app.close();
}

/** A signed-in client that records response sizes, and the id of the reader’s latest conversation. */
async function countingClient(backend: Backend, signIn: { email: string; password: string }) {
  const client = clientFor(backend);
  const { data, error } = await client.auth.signInWithPassword(signIn);
  if (error) throw error;
  const sizes: number[] = [];
  const counting = createClient(backend.url, backend.anonKey, {
    accessToken: () => Promise.resolve(data.session.access_token),
    realtime: { transport: ws as unknown as typeof WebSocket },
    global: {
      fetch: async (input, init) => {
        const response = await fetch(input, init);
        sizes.push((await response.clone().arrayBuffer()).byteLength);
        return response;
      },
    },
  });
  const { data: latest } = await client
    .from('conversation_members')
    .select('conversation_id')
    .order('last_message_at', { ascending: false })
    .limit(1)
    .single();
  return { client: counting, sizes, id: String(latest?.conversation_id) };
}

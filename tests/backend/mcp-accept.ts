import type { Backend } from '../../supabase/local/backend.ts';

const both = 'application/json, text/event-stream';

/** Accept headers of clients, by the type of the answer. */
const accepting = {
  'application/json': [
    both,
    both.toUpperCase(),
    '*/*',
    '',
    'application/*, text/*',
    'Application/JSON',
    'a/b, */*;q=0.1',
  ],
  'text/event-stream': ['text/event-stream', 'text/*', 'application/json;q=0, text/event-stream'],
};

const pong = '{"result":{},"jsonrpc":"2.0","id":1}';

/** What a ping is answered, for each header that asks for this type. */
export const answersOf = (type: keyof typeof accepting) =>
  accepting[type].map((accept) => [
    accept,
    200,
    type,
    type === 'application/json' ? pong : `event: message\ndata: ${pong}\n\n`,
  ]);

/** Pings with each header. */
export function answersToAccept({ url }: Pick<Backend, 'url'>, key: string) {
  const ping = async (accept: string) => {
    const response = await fetch(`${url}/functions/v1/mcp`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'Application/JSON; charset=utf-8', accept },
      body: '{"jsonrpc": "2.0", "id": 1, "method": "ping"}',
    });
    return [accept, response.status, response.headers.get('content-type'), await response.text()];
  };
  return Promise.all(Object.values(accepting).flat().map(ping));
}

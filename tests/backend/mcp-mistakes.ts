import type { Backend } from '../../supabase/local/backend.ts';
import { answerOf } from './api-keys.ts';

type Init = Omit<RequestInit, 'headers' | 'body'> & { headers?: Record<string, string>; body?: unknown; scoped?: true };
type Mistake = readonly [name: string, init: Init, status: number, code: string | number, text: RegExp];

const call = (name: unknown, args?: unknown): Init => ({
  body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } },
});
const request = (method: unknown, params?: unknown): Init => ({ body: { jsonrpc: '2.0', id: 1, method, params } });
const invalid = (name: string, init: Init, text: RegExp): Mistake => [name, init, 200, 'invalid-request', text];
/** A listing of the demo. */
const listed = 'de300000-0000-4000-9000-000000000024';
const none = '00000000-0000-4000-8000-000000000000';

/**
 * What assistants and their programs do wrong, and what answers them: the code of a problem, as a response or a tool's
 * result, or of a JSON-RPC error.
 */
export const mistakes: readonly Mistake[] = [
  ['no key', { ...request('tools/list'), headers: { authorization: '' } }, 401, 'key-required', /bearer token/],
  [
    'a key that doesn’t exist',
    { ...request('tools/list'), headers: { authorization: `Bearer clk_${'a'.repeat(43)}` } },
    401,
    'key-refused',
    /doesn’t exist/,
  ],
  ['opening a stream', { method: 'GET' }, 405, 'method-not-allowed', /POST/],
  ['ending a session', { method: 'DELETE' }, 405, 'method-not-allowed', /POST/],
  ['broken JSON', { body: '{"jsonrpc": ' }, 400, 'invalid-json', /JSON/],
  ['no body', { body: '' }, 400, 'invalid-json', /JSON/],
  ['a batch', { body: [request('tools/list').body] }, 400, 'invalid-request', /one message/],
  ['a body of a megabyte', call('searchListings', { search: 'a'.repeat(1_000_000) }), 413, 'too-large', /256 KB/],
  ['no Accept', { ...request('tools/list'), headers: { accept: 'text/html' } }, 406, -32000, /Accept|accept/],
  ['a form', { ...request('tools/list'), headers: { 'content-type': 'text/plain' } }, 415, -32000, /application\/json/],
  ['JSON that isn’t JSON-RPC', { body: { hello: 1 } }, 400, -32700, /./],
  ['a number', { body: 5 }, 400, -32700, /./],
  ['an old JSON-RPC', { body: { id: 1, method: 'tools/list' } }, 400, -32700, /./],
  [
    'a version that doesn’t exist',
    { ...request('tools/list'), headers: { 'mcp-protocol-version': '1999-01-01' } },
    400,
    -32000,
    /version/,
  ],
  ['a method that doesn’t exist', request('tools/delete'), 200, -32601, /Method not found/],
  ['a method that’s a number', request(5), 400, -32700, /./],
  ['no tool', call(undefined), 200, -32602, /^params\.name: /],
  ['a tool that doesn’t exist', call('deleteListing', { id: none }), 200, -32602, /no such tool/],
  ['a tool of the prototype', call('constructor'), 200, -32602, /no such tool/],
  ['arguments that are a text', call('getListing', 'x'), 200, -32602, /^params\.arguments: /],
  ['arguments that are a list', call('getListing', [none]), 200, -32602, /^params\.arguments: /],
  invalid('no arguments', call('getListing'), /^id: /),
  invalid('an argument of the wrong type', call('getListing', { id: {} }), /^id: Send an ID/),
  invalid('an ID that isn’t one', call('getListing', { id: '1' }), /^id: Send an ID/),
  invalid('an argument that doesn’t exist', call('getMe', { verbose: true }), /^verbose: Unknown field/),
  invalid('a number in words', call('searchListings', { limit: 'five' }), /^limit: .*number/),
  invalid('a state that doesn’t exist', call('searchListings', { states: 'TX, Mordor' }), /^states\.1: /),
  invalid('null for what it takes', call('getListing', { id: null }), /^id: Send an ID/),
  ['a listing that doesn’t exist', call('getListing', { id: none }), 200, 'not-found', /doesn’t exist/],
  invalid('one listing to compare', call('compareListings', { listing_ids: [none] }), /^listing_ids: /),
  invalid('five listings to compare', call('compareListings', { listing_ids: Array(5).fill(none) }), /^listing_ids: /),
  invalid(
    'a ZIP code that doesn’t exist',
    call('compareListings', { listing_ids: [listed, listed], from: '00000' }),
    /^from: We don’t know/,
  ),
  invalid('an unknown figure', call('analyzeDeal', { figures: { magic: 1 } }), /^figures/),
  invalid('a figure out of range', call('analyzeDeal', { figures: { vacancyPct: 900 } }), /^figures\.vacancyPct: /),
  invalid('an unknown strategy', call('analyzeDeal', { strategy: 'lottery' }), /^strategy: /),
  invalid('a draft without an address', call('draftListing', { title: 'House' }), /^address: /),
  invalid(
    'a draft that’s off market',
    call('draftListing', { address: '1 Elm St', off_market_contract: true }),
    /^off_market_contract: Unknown/,
  ),
  invalid(
    'a draft with photos',
    call('draftListing', { address: '1 Elm St', photo_urls: ['https://a.example'] }),
    /^photo_urls: Unknown/,
  ),
  invalid(
    'a draft for someone else',
    call('draftListing', { address: '1 Elm St', user_id: none }),
    /^user_id: Unknown/,
  ),
  invalid(
    'a day that doesn’t exist',
    call('draftOffer', { property_id: none, price: 1, closing_on: '2026-02-30' }),
    /^closing_on: /,
  ),
  ['a tool without its scope', { ...call('listOffers'), scoped: true }, 200, 'scope-required', /scope deals/],
  [
    'drafting with a key that reads',
    { ...call('draftListing', { address: '1 Elm St' }), scoped: true },
    200,
    'scope-required',
    /scope own:write/,
  ],
  ['a beginning without a client', request('initialize', {}), 200, -32602, /^params\.protocolVersion: /],
  ['no resource', request('resources/read', {}), 200, -32602, /^params\.uri: /],
  [
    'a resource that doesn’t exist',
    request('resources/read', { uri: 'cornerlot://library/none' }),
    200,
    -32002,
    /no such resource/,
  ],
  ['a file', request('resources/read', { uri: 'file:///etc/passwd' }), 200, -32002, /no such resource/],
];

interface Explained {
  code?: unknown;
  detail?: string;
  message?: string;
  error?: Omit<Explained, 'error'>;
  result?: { content?: unknown };
}

/** Makes a mistake with a key. Resolves to the status, the code, and the explanation. */
export async function makeMistake(
  { url }: Pick<Backend, 'url'>,
  key: string,
  { headers, body, scoped: _scoped, ...init }: Init,
): Promise<[status: number, code: unknown, text: string | undefined]> {
  const response = await fetch(`${url}/functions/v1/mcp`, {
    method: 'POST',
    ...init,
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
  });
  const answer = (await response.json()) as Explained;
  const problem = answer.result && (answerOf(answer.result).problem as Explained | undefined);
  const { code, detail, message } = answer.error ?? problem ?? answer;
  return [response.status, code, message ?? detail];
}

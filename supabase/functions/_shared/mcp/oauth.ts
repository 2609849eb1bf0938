// The authorization server for programs that members connect (OAuth 2.1): metadata, registration, tokens, revocation.
// Members let programs in on a screen of the app, which calls the database: docs/decisions/0037-oauth.md.
import { createHash } from 'node:crypto';
import {
  CustomOAuthError,
  InvalidClientError,
  InvalidClientMetadataError,
  InvalidGrantError,
  InvalidRequestError,
  InvalidTargetError,
  MethodNotAllowedError,
  OAuthError,
  ServerError,
  TooManyRequestsError,
  UnsupportedGrantTypeError,
} from 'npm:@modelcontextprotocol/sdk@1.32.2/server/auth/errors.js';
import { assistantScopeIds, mcpAddress } from '../../../../src/domain/integrations/mcp.ts';
import { brand } from '../../../../src/domain/site/brand.ts';
import { paths } from '../../../../src/domain/site/paths.ts';
import { readBytes, readJson } from '../api/input.ts';
import { addressOf } from '../api/key-exchange.ts';
import { isId } from '../http.ts';
import { serviceClient, variable } from '../project.ts';
import { appLink } from '../api/links.ts';

/** Of what anyone may send: the metadata of a program, or a form. */
const maxBytes = 64 * 1024;

const address = () => mcpAddress(variable('SUPABASE_URL'));
const documentation = () => `${variable('SITE_URL').replace(/\/+$/, '')}${paths.developers}#assistants`;
const resourcePath = '/.well-known/oauth-protected-resource';

/** What a response without a valid token says, so that the program finds out where to get one (RFC 9728). */
export const challenge = (isInvalid: boolean) =>
  `Bearer ${isInvalid ? 'error="invalid_token", ' : ''}resource_metadata="${address()}${resourcePath}"`;

const resourceMetadata = () => ({
  resource: address(),
  authorization_servers: [address()],
  scopes_supported: assistantScopeIds,
  bearer_methods_supported: ['header'],
  resource_name: brand.name,
  resource_documentation: documentation(),
});

/** RFC 8414. What OpenID requires is there for programs that look for it; nobody gets an ID token. */
const serverMetadata = () => ({
  issuer: address(),
  authorization_endpoint: appLink(paths.connect),
  token_endpoint: `${address()}/token`,
  registration_endpoint: `${address()}/register`,
  revocation_endpoint: `${address()}/revoke`,
  jwks_uri: `${address()}/jwks`,
  scopes_supported: assistantScopeIds,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  service_documentation: documentation(),
});

const documents: Readonly<Record<string, (() => object) | undefined>> = {
  [resourcePath]: resourceMetadata,
  '/.well-known/oauth-authorization-server': serverMetadata,
  // A server at a path can't have the other one where RFC 8414 wants it, and programs look here next.
  '/.well-known/openid-configuration': serverMetadata,
  '/jwks': () => ({ keys: [] }),
};

const actions: Readonly<Record<string, ((request: Request) => Promise<unknown>) | undefined>> = {
  '/register': register,
  '/token': exchange,
  '/revoke': revoke,
};

/** Answers a request of OAuth, by its path; null for any other. */
export async function handleOAuth(request: Request, path: string): Promise<Response | null> {
  const [document, action] = [documents[path], actions[path]];
  const methods = document ? ['GET', 'HEAD'] : action ? ['POST'] : [];
  if (methods.length === 0) return null;
  try {
    if (!methods.includes(request.method)) throw new MethodNotAllowedError(`Use ${methods.join(' or ')}.`);
    if (document) return respond(200, document(), { 'cache-control': 'public, max-age=300' });
    return respond(action === register ? 201 : 200, await action?.(request));
  } catch (error) {
    if (error instanceof OAuthError) {
      const answer = (error as OAuthError).toResponseObject();
      const status = statuses[answer.error] ?? 400;
      return respond(status, answer, status === 405 ? { allow: methods.join(', ') } : {});
    }
    console.error(error instanceof Error ? `${error.name}: ${error.message}` : 'Not an error object');
    return respond(500, new ServerError('Please try again.').toResponseObject());
  }
}

const statuses: Readonly<Record<string, number>> = {
  invalid_client: 401,
  method_not_allowed: 405,
  too_many_requests: 429,
};

const respond = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(status === 429 && { 'retry-after': '3600' }),
      // Pages of other programs read the documents; tokens don't come from cookies.
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
      ...headers,
    },
  });

/** Dynamic client registration (RFC 7591). Every program is a public client, whatever it asks for. */
async function register(request: Request) {
  const metadata = (await readJson(request, maxBytes).catch(() => null)) as Record<string, unknown> | null;
  const { client_name = null, redirect_uris, grant_types } = metadata ?? {};
  const areTexts = Array.isArray(redirect_uris) && redirect_uris.every((uri) => typeof uri === 'string');
  if (!areTexts || redirect_uris.length === 0) {
    throw new CustomOAuthError('invalid_redirect_uri', 'Send redirect_uris, a list of addresses.');
  }
  if (client_name !== null && typeof client_name !== 'string') {
    throw new InvalidClientMetadataError('client_name has to be text.');
  }
  if (Array.isArray(grant_types) && !grant_types.includes('authorization_code')) {
    throw new InvalidClientMetadataError('Only the grant type authorization_code is supported.');
  }
  const client = await call('register_oauth_client', {
    name: client_name?.slice(0, 1000) ?? null,
    redirect_uris,
    address: addressOf(request),
  });
  return {
    ...client,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
    scope: assistantScopeIds.join(' '),
  };
}

async function exchange(request: Request) {
  const form = await readForm(request);
  if (form.getAll('resource').some((resource) => resource.replace(/\/$/, '') !== address())) {
    throw new InvalidTargetError(`Tokens are for ${address()}.`);
  }
  const client_id = clientOf(form);
  const grant = required(form, 'grant_type');
  if (grant === 'refresh_token') {
    return call('refresh_oauth_token', { token_hash: hash(required(form, 'refresh_token')), client_id });
  }
  if (grant !== 'authorization_code') {
    throw new UnsupportedGrantTypeError('Use authorization_code or refresh_token.');
  }
  const verifier = required(form, 'code_verifier');
  if (!/^[\w.~-]{43,128}$/.test(verifier)) throw new InvalidGrantError('The code_verifier is invalid.');
  return call('redeem_oauth_code', {
    code_hash: hash(required(form, 'code')),
    client_id,
    redirect_uri: required(form, 'redirect_uri'),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  });
}

/** RFC 7009: succeeds for tokens that don't exist, too. */
async function revoke(request: Request) {
  const form = await readForm(request);
  await call('revoke_oauth_token', { token_hash: hash(required(form, 'token')), client_id: clientOf(form) });
}

const hash = (secret: string) => createHash('sha256').update(secret).digest('hex');

async function readForm(request: Request): Promise<URLSearchParams> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') {
    throw new InvalidRequestError('Send a form (application/x-www-form-urlencoded).');
  }
  const bytes = await readBytes(request, maxBytes).catch(() => null);
  if (!bytes) throw new InvalidRequestError('Send a shorter form.');
  const form = new URLSearchParams(new TextDecoder().decode(bytes));
  for (const name of form.keys()) {
    if (name !== 'resource' && form.getAll(name).length > 1) throw new InvalidRequestError(`Send ${name} once.`);
  }
  return form;
}

function required(form: URLSearchParams, name: string): string {
  const value = form.get(name);
  if (!value) throw new InvalidRequestError(`${name} is missing.`);
  return value;
}

function clientOf(form: URLSearchParams): string {
  const id = required(form, 'client_id');
  if (!isId(id)) throw new InvalidClientError('This client hasn’t registered.');
  return id;
}

const failures: Readonly<Record<string, string>> = {
  invalid_redirect_uri: 'Use up to 10 https addresses with a lowercase host, or http ones of this device, without #.',
  invalid_grant: 'The code or token is unknown, expired, revoked, or was used before, or its member can’t use the API.',
};

/** Calls a function of the database, whose `error` is for the program. */
async function call(name: string, args: Record<string, unknown>): Promise<Record<string, unknown> | undefined> {
  const { data, error } = await serviceClient().rpc(name, args);
  if (error) throw new Error(`${name}: ${error.code} ${error.message}`);
  const failure = (data as { error?: string } | null)?.error;
  if (failure === 'rate_limit') throw new TooManyRequestsError('Too many requests. Try again in an hour.');
  if (failure) throw new CustomOAuthError(failure, failures[failure] ?? '');
  return data ?? undefined;
}

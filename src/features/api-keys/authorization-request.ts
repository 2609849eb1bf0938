import { requestedScopes } from '@/domain/integrations/mcp';
import type { ApiScope } from '@/domain/integrations/api-scopes';

/** Where a program is, and where it wants the member sent back to. Nobody is sent there before that's checked. */
export interface Sender {
  clientId: string;
  redirectUri: string;
}

/** A request of a program for access (OAuth 2.1, 4.1.1). */
export interface AuthorizationRequest {
  scopes: ApiScope[];
  codeChallenge: string;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Who sent the member here, by the address; null if it doesn't say, or says it twice. */
export function readSender(params: URLSearchParams): Sender | null {
  const [clientId, redirectUri] = [once(params, 'client_id'), once(params, 'redirect_uri')];
  return clientId && uuid.test(clientId) && redirectUri ? { clientId, redirectUri } : null;
}

/** What the program asks for, or the code of what's wrong with that. `resource`: what tokens are for (RFC 8707). */
export function readRequest(
  params: URLSearchParams,
  resource: string,
): AuthorizationRequest | 'invalid_request' | 'unsupported_response_type' | 'invalid_target' | 'invalid_scope' {
  if ([...params.keys()].some((name) => name !== 'resource' && params.getAll(name).length > 1))
    return 'invalid_request';
  const codeChallenge = params.get('code_challenge') ?? '';
  if (!params.has('response_type')) return 'invalid_request';
  if (params.get('response_type') !== 'code') return 'unsupported_response_type';
  if (params.get('code_challenge_method') !== 'S256' || !/^[\w-]{43}$/.test(codeChallenge)) return 'invalid_request';
  if (params.getAll('resource').some((named) => named.replace(/\/$/, '') !== resource)) return 'invalid_target';
  const scopes = requestedScopes(params.get('scope'));
  return scopes.length === 0 ? 'invalid_scope' : { scopes, codeChallenge };
}

/** The address that takes an answer back to the program, with what it sent along and who answers (RFC 9207). */
export function answerUrl(
  { redirectUri }: Sender,
  params: URLSearchParams,
  issuer: string,
  answer: { code: string } | { error: string },
): string {
  const url = new URL(redirectUri);
  const state = params.get('state');
  for (const [name, value] of Object.entries({ ...answer, ...(state !== null && { state }), iss: issuer }))
    url.searchParams.append(name, value);
  return url.href;
}

function once(params: URLSearchParams, name: string): string | null {
  const values = params.getAll(name);
  return values.length === 1 ? (values[0] ?? null) : null;
}

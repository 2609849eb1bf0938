import { describe, expect, it } from 'vitest';
import { answerUrl, readRequest, readSender } from './authorization-request';

const resource = 'https://project.example/functions/v1/mcp';
const id = '7b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed';
const challenge = 'a'.repeat(43);
const sent = (changes: Record<string, string | null> = {}, more = '') => {
  const params = new URLSearchParams({
    response_type: 'code',
    client_id: id,
    redirect_uri: 'https://claude.example/back?a=1',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    scope: 'listings:read deals',
    resource,
  });
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  return new URLSearchParams(`${params}${more}`);
};

describe('a request of a program for access', () => {
  it.each([
    [sent(), { scopes: ['listings:read', 'deals'], codeChallenge: challenge }],
    [sent({ scope: null }), { scopes: ['listings:read', 'own:read'], codeChallenge: challenge }],
    [sent({ scope: 'openid deals staff' }), { scopes: ['deals'], codeChallenge: challenge }],
    [sent({ resource: null }), expect.objectContaining({ codeChallenge: challenge })],
    [sent({ resource: `${resource}/` }), expect.objectContaining({ codeChallenge: challenge })],
    [sent({ scope: 'staff' }), 'invalid_scope'],
    [sent({ scope: '' }), 'invalid_scope'],
    [sent({ resource: 'https://other.example/' }), 'invalid_target'],
    [sent({}, '&resource=https%3A%2F%2Fother.example'), 'invalid_target'],
    [sent({ response_type: 'token' }), 'unsupported_response_type'],
    [sent({ response_type: null }), 'invalid_request'],
    [sent({ code_challenge: null }), 'invalid_request'],
    [sent({ code_challenge: 'short' }), 'invalid_request'],
    [sent({ code_challenge_method: 'plain' }), 'invalid_request'],
    [sent({ code_challenge_method: null }), 'invalid_request'],
    [sent({}, '&scope=messages'), 'invalid_request'],
  ])('%s is read', (params, read) => {
    expect(readRequest(params, resource)).toEqual(read);
  });

  it('names who sent it once, or nobody is sent back', () => {
    expect(readSender(sent())).toEqual({ clientId: id, redirectUri: 'https://claude.example/back?a=1' });
    expect(readSender(sent({ client_id: 'https://claude.example/client' }))).toBeNull();
    expect(readSender(sent({ redirect_uri: null }))).toBeNull();
    expect(readSender(sent({}, '&redirect_uri=https%3A%2F%2Fevil.example'))).toBeNull();
  });

  it('takes its state back, behind what the address has', () => {
    const sender = { clientId: id, redirectUri: 'https://claude.example/back?a=1' };
    const answer = (state: string | null, of: { code: string } | { error: string }) =>
      answerUrl(sender, sent({ state }), resource, of);
    const iss = encodeURIComponent(resource);
    expect(answer('x&y', { code: 'clc_1' })).toBe(`https://claude.example/back?a=1&code=clc_1&state=x%26y&iss=${iss}`);
    expect(answer(null, { error: 'access_denied' })).toBe(
      `https://claude.example/back?a=1&error=access_denied&iss=${iss}`,
    );
  });
});

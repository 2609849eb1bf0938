import { UnauthorizedError } from '@modelcontextprotocol/sdk/client/auth.js';
import type { OAuthTokens } from '@modelcontextprotocol/sdk/shared/auth.js';
import { expect, it } from 'vitest';
import { mcpAddress } from '../../src/domain/integrations/mcp.ts';
import { paths } from '../../src/domain/site/paths.ts';
import { answerUrl, readRequest, readSender } from '@/features/api-keys/authorization-request';
import { answerOf, apiUrl } from './api-keys.ts';
import { newMember } from './client.ts';
import { describeSharedBackend } from './describe-backend.ts';
import { newProgram, redirectUrl } from './oauth-program.ts';

describeSharedBackend((backend) => {
  const query = <T = Record<string, unknown>>(sql: string, ...params: unknown[]) =>
    backend().database.query<T & object>(sql, params);
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${mcpAddress(backend().url)}${path}`, { method: 'POST', headers, body: new URLSearchParams(fields) });
  const answerTo = async (path: string, fields: Record<string, string>) => {
    const response = await post(path, fields);
    return [response.status, (await response.json()) as Record<string, string>] as const;
  };

  const program = () => newProgram(mcpAddress(backend().url));

  /** A paid member, and what their app does on the screen that a program sent them to. */
  async function paidMember() {
    const { id, client } = await newMember(backend());
    await query(`insert into granted_tiers (user_id, tier) values ($1, 'closer')`, id);
    const approve = async ({ searchParams }: URL, scopes?: string[]) => {
      const sender = readSender(searchParams);
      const request = readRequest(searchParams, mcpAddress(backend().url));
      if (!sender || typeof request === 'string') throw new Error('The app refuses this');
      const args = { client_id: sender.clientId, redirect_uri: sender.redirectUri };
      const { data: shown } = await client.rpc('oauth_client', args);
      const { data: code, error } = await client.rpc('connect_program', {
        ...args,
        scopes: scopes ?? request.scopes,
        code_challenge: request.codeChallenge,
      });
      if (error) throw error;
      const back = new URL(answerUrl(sender, searchParams, mcpAddress(backend().url), { code: String(code) }));
      return { shown: shown as unknown, code: String(code), back };
    };
    return { id, client, approve };
  }

  /** A program that a member connected. */
  async function connected(scopes?: string[]) {
    const { kept, connect, finish } = program();
    await expect(connect()).rejects.toThrow(UnauthorizedError);
    const member = await paidMember();
    const approved = await member.approve(kept.sentTo, scopes);
    await finish(approved.code);
    return { kept, connect, member, ...approved };
  }

  it('lets the SDK’s client register, connect, call, refresh, and be revoked', async () => {
    const { kept, connect, member, shown, back } = await connected(['listings:read', 'own:read']);
    expect(kept.sentTo.pathname).toBe(paths.connect);
    expect(shown).toEqual({ name: 'Claude Code', host: '127.0.0.1' });
    expect([back.searchParams.get('from'), back.searchParams.get('state')]).toEqual(['mcp', 'state & more']);
    expect(kept.tokens).toMatchObject({ token_type: 'Bearer', expires_in: 3600, scope: 'listings:read own:read' });

    const client = await connect();
    const names = (await client.listTools()).tools.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['searchListings', 'getBuyBox']));
    expect(names).not.toContain('draftMessage');
    const me = answerOf(await client.callTool({ name: 'getMe' })).data;
    expect(me).toMatchObject({ member: { id: member.id }, key: { scopes: ['listings:read', 'own:read'] } });
    const { data: listed } = await member.client.from('api_keys').select('name, client_host, prefix, last_used_at');
    expect(listed).toEqual([
      { name: 'Claude Code', client_host: '127.0.0.1', prefix: null, last_used_at: expect.any(String) as string },
    ]);
    // The tokens are for assistants only (RFC 8707).
    const api = await fetch(`${apiUrl(backend())}/v1/me`, {
      headers: { authorization: `Bearer ${kept.tokens?.access_token}` },
    });
    expect(api.status).toBe(401);

    const before = kept.tokens;
    await query(
      `update private.oauth_tokens t set expires_at = now() from api_keys k
       where k.id = t.key_id and k.user_id = $1 and not t.is_refresh`,
      member.id,
    );
    expect((await client.listTools()).tools.length).toBe(names.length);
    expect(kept.tokens?.access_token).not.toBe(before?.access_token);

    const { client_id = '' } = kept.client ?? {};
    const { access_token: token = '', refresh_token = '' } = kept.tokens ?? {};
    expect((await post('/revoke', { token, client_id })).status).toBe(200);
    await expect(client.listTools()).rejects.toThrow(UnauthorizedError);
    const refreshed = await answerTo('/token', { grant_type: 'refresh_token', refresh_token, client_id });
    expect(refreshed).toEqual([400, expect.objectContaining({ error: 'invalid_grant' })]);
  });

  it('revokes everything when a refresh token or a code is used twice', async () => {
    const { kept, connect } = await connected();
    const { client_id = '' } = kept.client ?? {};
    const stolen = kept.tokens?.refresh_token ?? '';
    const refresh = (refresh_token: string) =>
      answerTo('/token', { grant_type: 'refresh_token', refresh_token, client_id });
    const [status, next] = await refresh(stolen);
    expect([status, Object.keys(next).toSorted()]).toEqual([
      200,
      ['access_token', 'expires_in', 'refresh_token', 'scope', 'token_type'],
    ]);
    expect(await refresh(stolen)).toEqual([400, expect.objectContaining({ error: 'invalid_grant' })]);
    expect(await refresh(next['refresh_token'] ?? '')).toEqual([
      400,
      expect.objectContaining({ error: 'invalid_grant' }),
    ]);
    kept.tokens = next as unknown as OAuthTokens;
    await expect(connect()).rejects.toThrow(UnauthorizedError);

    const other = await connected();
    const again = await answerTo('/token', {
      grant_type: 'authorization_code',
      code: other.code,
      client_id: other.kept.client?.client_id ?? '',
      redirect_uri: redirectUrl,
      code_verifier: other.kept.verifier,
    });
    expect(again).toEqual([400, expect.objectContaining({ error: 'invalid_grant' })]);
    await expect(other.connect()).rejects.toThrow(UnauthorizedError);
  });

  it('exchanges a code only with its program, address, and secret, and once within a minute', async () => {
    const { kept, connect } = program();
    await expect(connect()).rejects.toThrow(UnauthorizedError);
    const member = await paidMember();
    const { code } = await member.approve(kept.sentTo);
    const right = {
      grant_type: 'authorization_code',
      code,
      client_id: kept.client?.client_id ?? '',
      redirect_uri: redirectUrl,
      code_verifier: kept.verifier,
    };
    const refused = async (error: string, changes: Record<string, string>) => {
      const [status, answer] = await answerTo('/token', { ...right, ...changes });
      expect([changes, status, answer.error]).toEqual([changes, error === 'invalid_client' ? 401 : 400, error]);
    };
    const another = program();
    await expect(another.connect()).rejects.toThrow(UnauthorizedError);
    await refused('invalid_grant', { client_id: another.kept.client?.client_id ?? '' });
    await refused('invalid_client', { client_id: 'https://claude.example' });
    await refused('invalid_grant', { redirect_uri: 'http://127.0.0.1:7777/callback' });
    await refused('invalid_grant', { code_verifier: 'b'.repeat(43) });
    await refused('invalid_grant', { code_verifier: 'short' });
    await refused('invalid_request', { code_verifier: '' });
    await refused('invalid_grant', { code: `${code}x` });
    await refused('invalid_target', { resource: `${backend().url}/functions/v1/api` });
    await refused('unsupported_grant_type', { grant_type: 'password' });
    await query(
      `update api_keys set created_at = now() - interval '61 seconds', expires_at = now() - interval '1 second'
      where user_id = $1`,
      member.id,
    );
    await refused('invalid_grant', {});
    // What it never came back for is gone when the member connects it again.
    const { code: second } = await member.approve(kept.sentTo);
    expect((await member.client.from('api_keys').select('id')).data).toHaveLength(1);
    expect((await answerTo('/token', { ...right, code: second }))[0]).toBe(200);
  });

  it('says where to get in, to programs with any method', async () => {
    const address = mcpAddress(backend().url);
    for (const method of ['GET', 'POST', 'DELETE']) {
      const response = await fetch(address, { method });
      const metadata = `resource_metadata="${address}/.well-known/oauth-protected-resource"`;
      expect([method, response.status, response.headers.get('www-authenticate')]).toEqual([
        method,
        401,
        `Bearer ${metadata}`,
      ]);
    }
    const [resource, server] = await Promise.all(
      ['oauth-protected-resource', 'oauth-authorization-server'].map(
        async (name) => (await (await fetch(`${address}/.well-known/${name}`)).json()) as Record<string, unknown>,
      ),
    );
    expect(resource).toMatchObject({ resource: address, authorization_servers: [address] });
    expect(server).toMatchObject({ issuer: address, code_challenge_methods_supported: ['S256'] });
    expect((await post('/.well-known/openid-configuration', {})).status).toBe(405);
    expect((await fetch(`${address}/token`)).status).toBe(405);
    expect((await post('/revoke', { token: 'clr_unknown', client_id: crypto.randomUUID() })).status).toBe(200);
  });

  it('registers programs that come back by https or to the member’s device, and not too many', async () => {
    const register = async (body: unknown) => {
      const response = await fetch(`${mcpAddress(backend().url)}/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return [response.status, (await response.json()) as Record<string, unknown>] as const;
    };
    const uris = ['https://claude.example/back', 'http://localhost:1/', 'http://[::1]/a?b=c'];
    expect(await register({ client_name: 'Cornerlot Support', redirect_uris: uris, logo_uri: 'x' })).toEqual([
      201,
      expect.objectContaining({
        client_name: 'claude.example',
        redirect_uris: uris,
        token_endpoint_auth_method: 'none',
      }),
    ]);
    for (const uri of [
      'http://claude.example/back',
      'https://claude.example/#a',
      'https://me@claude.example/',
      String.raw`https://claude.example\@evil.example/`,
      'javascript:alert(1)',
      'cursor://callback',
      'https://claude.example/ a',
      'http://localhost.evil.example/',
      'https://CLAUDE.example/',
      '',
    ]) {
      expect([uri, await register({ redirect_uris: [uri] })]).toMatchObject([
        uri,
        [400, { error: 'invalid_redirect_uri' }],
      ]);
    }
    expect(await register(5)).toMatchObject([400, { error: 'invalid_redirect_uri' }]);
    expect(await register({ redirect_uris: uris, client_name: 5 })).toMatchObject([
      400,
      { error: 'invalid_client_metadata' },
    ]);
    // All of this machine's count together.
    let last = 201;
    for (let count = 0; count <= 60 && last === 201; count += 1) [last] = await register({ redirect_uris: uris });
    expect(last).toBe(429);
    await query('update private.oauth_clients set network = null');
  });
});

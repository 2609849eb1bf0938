import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { OAuthClientInformationMixed, OAuthTokens } from '@modelcontextprotocol/sdk/shared/auth.js';

export const redirectUrl = 'http://127.0.0.1:7777/callback?from=mcp';

/** A program with the SDK's client, and where it sends the member. */
export function newProgram(address: string) {
  const kept: { client?: OAuthClientInformationMixed; tokens?: OAuthTokens; verifier: string; sentTo: URL } = {
    verifier: '',
    sentTo: new URL('about:blank'),
  };
  const provider: OAuthClientProvider = {
    redirectUrl,
    clientMetadata: { client_name: 'Claude Code (cornerlot)', redirect_uris: [redirectUrl] },
    state: () => 'state & more',
    clientInformation: () => kept.client,
    saveClientInformation: (client) => void (kept.client = client),
    tokens: () => kept.tokens,
    saveTokens: (tokens) => void (kept.tokens = tokens),
    redirectToAuthorization: (url) => void (kept.sentTo = url),
    saveCodeVerifier: (verifier) => void (kept.verifier = verifier),
    codeVerifier: () => kept.verifier,
    invalidateCredentials: () => void delete kept.tokens,
  };
  const newTransport = () => new StreamableHTTPClientTransport(new URL(address), { authProvider: provider });
  let transport = newTransport();
  const connect = async () => {
    const client = new Client({ name: 'test', version: '1' });
    transport = newTransport();
    await client.connect(transport);
    return client;
  };
  return { kept, connect, finish: (code: string) => transport.finishAuth(code) };
}

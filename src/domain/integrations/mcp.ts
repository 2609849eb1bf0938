import { apiScopeIds, type ApiScope } from './api-scopes.ts';

/** The address of the MCP server of a backend. It's also the name of its authorization server (RFC 8414). */
export const mcpAddress = (supabaseUrl: string) => `${supabaseUrl.replace(/\/+$/, '')}/functions/v1/mcp`;

/**
 * What an assistant can do with a scope: less than a key, because no tool sends, publishes, or deletes, or adds what
 * sends events elsewhere.
 */
export const assistantScopes: Readonly<Record<Exclude<ApiScope, 'webhooks'>, string>> = {
  'listings:read': 'Search and read listings, as you see them',
  'own:read': 'Read your listings, buy box, matches, saved listings, and pipeline',
  'own:write': 'Store drafts of listings, for you to check and post',
  messages: 'Read your messages, and draft new ones for you to send',
  deals: 'Read your offers and deals, and draft offers for you to send',
};

export const assistantScopeIds: readonly ApiScope[] = apiScopeIds.filter((id) => Object.hasOwn(assistantScopes, id));

/** The scopes that a request for access names, in the order of the form. Others are ignored (RFC 6749, 3.3). */
export function requestedScopes(scope: string | null): ApiScope[] {
  const named = scope === null ? ['listings:read', 'own:read'] : scope.split(' ');
  return assistantScopeIds.filter((id) => named.includes(id));
}

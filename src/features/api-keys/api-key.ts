import { apiScopes } from '@/domain/integrations/api-scopes';
import type { ApiKey } from './api/queries';

export type KeyState = 'live' | 'replaced' | 'expired' | 'revoked';

/** Whether a key works at a time, apart from the member's plan. A replaced one does until it expires. */
export function keyStateOf(
  { revoked_at, expires_at, replaced_by }: Pick<ApiKey, 'revoked_at' | 'expires_at' | 'replaced_by'>,
  now: number,
): KeyState {
  if (revoked_at !== null) return 'revoked';
  if (Date.parse(expires_at) <= now) return 'expired';
  return replaced_by === null ? 'live' : 'replaced';
}

/** What a key can do, such as 'Read listings, Messages'. Scopes that aren't known yet are shown as they are. */
export function scopesText(scopes: readonly string[]): string {
  return scopes.map((scope) => Object.entries(apiScopes).find(([id]) => id === scope)?.[1].label ?? scope).join(', ');
}

/** What a status of the log means. */
export function statusTone(status: number | null): 'neutral' | 'verified' | 'danger' {
  if (status === null) return 'neutral';
  return status < 400 ? 'verified' : 'danger';
}

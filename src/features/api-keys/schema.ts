import { z } from 'zod';
import { apiScopeIds, type ApiScope } from '@/domain/integrations/api-scopes';

/** How long a key can work, in days. */
export const lifetimes = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '180', label: '6 months' },
  { value: '365', label: '1 year' },
] as const;

/** The unvalidated fields of the form. */
export const apiKeyDraftSchema = z.object({
  name: z.string(),
  scopes: z.array(z.enum(apiScopeIds)),
  days: z.string(),
});

/** A key to create. */
export interface NewApiKey {
  name: string;
  scopes: ApiScope[];
  /** An ISO time. */
  expiresAt: string;
}

const dayLength = 86_400_000;

export const apiKeySchema = z
  .object({
    name: z.string().trim().min(1, 'Name the key after what uses it').max(60, 'Use at most 60 characters'),
    scopes: z.array(z.enum(apiScopeIds)).min(1, 'Choose what the key can do'),
    days: z.string(),
  })
  .transform(({ name, scopes, days }): NewApiKey => ({
    name,
    scopes,
    expiresAt: new Date(Date.now() + Number(days) * dayLength).toISOString(),
  }));

import { marketplaceKeys } from '@/shared/listings/api/keys';

/** Query keys of imports. */
export const importKeys = {
  imports: [...marketplaceKeys.drafts, 'imports'] as const,
  room: [...marketplaceKeys.drafts, 'room'] as const,
  lists: [...marketplaceKeys.drafts, 'lists'] as const,
  /** Drafts of an import, or those from elsewhere for null. */
  list: (importId: string | null) => [...marketplaceKeys.drafts, 'lists', importId] as const,
  mapping: (columnsHash: string) => [...marketplaceKeys.drafts, 'mapping', columnsHash] as const,
};

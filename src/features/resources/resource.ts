/** What the library holds, and what its kinds and categories are called. */

import type { Database } from '@/shared/supabase/database.types';

export const resourceTypes = ['guide', 'video', 'template', 'calculator', 'article'] as const;
export type ResourceType = (typeof resourceTypes)[number];

export const typeNames: Readonly<Record<ResourceType, string>> = {
  guide: 'Guide',
  video: 'Video',
  template: 'Template',
  calculator: 'Calculator',
  article: 'Article',
};

export const categories = [
  'wholesaling',
  'ownership',
  'financing',
  'novations',
  'rental',
  'brrrr',
  'agency',
  'licensing',
  'fix_flip',
  'development',
  'land',
] as const;
export type Category = (typeof categories)[number];

export const categoryNames: Readonly<Record<Category, string>> = {
  wholesaling: 'Wholesaling',
  ownership: 'Property Ownership',
  financing: 'Creative Financing',
  novations: 'Contract Novations',
  rental: 'Rental Management',
  brrrr: 'BRRRR Strategy',
  agency: 'Real Estate Agency',
  licensing: 'Broker Licensing',
  fix_flip: 'Fix & Flip',
  development: 'Development',
  land: 'Land Development',
};

/** Marks what stands on a page in the place of a premium text: search engines are told of it, so that they know it for a gate and not for a trick. */
export const lockedTextClass = 'premium-text';

type Row = Database['public']['Tables']['resources']['Row'];

/** An entry of the library, as everyone sees it. */
export type Resource = Omit<Row, 'type' | 'category' | 'position'> & { type: ResourceType; category: Category };

/** What a resource says, and the file it offers. */
export type ResourceText = Pick<
  Database['public']['Tables']['resource_bodies']['Row'],
  'body' | 'file_name' | 'file_body'
>;

/** A resource to be read; `text` is null where the reader's membership does not open it. */
export type OpenResource = Resource & { text: ResourceText | null };

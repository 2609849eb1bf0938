/** Resources, their types, and their categories. */

import type { Database } from '@/domain/database.types';

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

/** Class of the paywall. Named in the structured data, so that search engines don't take it for cloaking. */
export const lockedTextClass = 'premium-text';

type Row = Database['public']['Tables']['resources']['Row'];

/** An entry of the library. Public. */
export type Resource = Omit<Row, 'type' | 'category' | 'position'> & { type: ResourceType; category: Category };

/** The text of a resource and its file. */
export type ResourceText = Pick<
  Database['public']['Tables']['resource_bodies']['Row'],
  'body' | 'file_name' | 'file_body'
>;

/** A resource with its text; null if the reader's plan doesn't include it. */
export type OpenResource = Resource & { text: ResourceText | null };

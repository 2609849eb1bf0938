import type { Database } from '../database.types.ts';
import type { CardColumn } from './card-columns.ts';
import type { Area } from './area.ts';
import type { Control } from './control.ts';
import type { DataSource } from './data-source.ts';
import type { ListingDocument } from './documents.ts';
import type { StoredValue } from '../valuation/records.ts';

type Row = Database['public']['Tables']['properties']['Row'];
type User = Database['public']['Tables']['users']['Row'];

/** A listing on its page. `saved` is for this reader, as of loading. */
export type Listing = Omit<
  Row,
  | 'area'
  | 'search_text'
  | 'match_score'
  | 'previous_price'
  | 'public_since'
  | 'standing_price'
  | 'unreviewed_changes'
  | 'held_at'
  | 'sales_status'
> & {
  documents: ListingDocument[];
  /** What sales and leases around it say. */
  values?: ListingValue[];
  /** What public data says of the area around it; null for nothing. */
  area?: Area | null;
  control?: Control | null;
};

/** A value from the sales or leases around a listing, and where they're from. */
export type ListingValue = StoredValue & { sources: DataSource[] };

/** The counts that update live. */
export type Counts = Pick<Listing, 'view_count' | 'likes' | 'dislikes'>;

/** The member who posted a listing. */
export type Seller = Pick<User, 'id' | 'name' | 'profile_image_url' | 'membership_tier'>;

/** The columns for a card and for the cursor of the next page. */
export type ListingSummary = Pick<
  Row,
  | CardColumn
  | 'id'
  | 'verified'
  | 'priority'
  | 'jv_share_pct'
  | 'cap_rate'
  | 'view_count'
  | 'created_at'
  | 'status'
  | 'dropped_from'
  | 'price_changed_at'
  | 'saved'
> & {
  /** Null when the profile is private. `open_to_messages`: any verified member can write to them. */
  seller: (Seller & Pick<User, 'open_to_messages'>) | null;
  /** How well it fits the reader's buy box, 0 to 100; only when sorted by best match. */
  match_score?: number | null;
};

/** An asking price in USD and when it was set. */
export type Price = Pick<Database['public']['Tables']['listing_prices']['Row'], 'price' | 'changed_at'>;

/** The seller with contact details, which are null for readers without access. */
export type SellerContact = Seller & Pick<User, 'email' | 'phone' | 'website' | 'profile_status' | 'open_to_messages'>;

type Review = Database['public']['Tables']['listing_reviews']['Row'];

/** A listing in My Listings, with its latest review. */
export type OwnListing = Pick<
  Row,
  | 'id'
  | 'removed_at'
  | 'held_at'
  | 'title'
  | 'address'
  | 'city'
  | 'state'
  | 'zip'
  | 'price'
  | 'previous_price'
  | 'price_changed_at'
  | 'images'
  | 'verified'
  | 'status'
  | 'view_count'
  | 'likes'
  | 'saves'
  | 'jv_share_pct'
  | 'created_at'
  | 'unreviewed_changes'
> & {
  reviews: Pick<Review, 'decision' | 'reason' | 'requested_at' | 'due_at'>[];
  control?: Control | null;
};

type Update = Database['public']['Tables']['properties']['Update'];

/** Columns to update. A trigger replaces null coordinates with those of the ZIP code. */
export type ListingChanges = Omit<Update, 'latitude' | 'longitude'> & {
  latitude?: number | null;
  longitude?: number | null;
};

export type Feedback = 'like' | 'dislike';

import type { Database } from '@/shared/supabase/database.types';

type Row = Database['public']['Tables']['properties']['Row'];
type User = Database['public']['Tables']['users']['Row'];

/** A listing as the detail page reads it. `saved`: by this reader, when it was read. */
export type Listing = Omit<Row, 'search_text' | 'match_score'>;

/** What moves while a listing is looked at. */
export type Counts = Pick<Listing, 'view_count' | 'likes' | 'dislikes'>;

/** The member behind a listing. Null where the profile is private. */
export type Seller = Pick<User, 'id' | 'name' | 'profile_image_url' | 'membership_tier'>;

/** What a card shows, and what the next page needs to know of the last row. */
export type ListingSummary = Pick<
  Row,
  | 'id'
  | 'title'
  | 'property_type'
  | 'address'
  | 'city'
  | 'state'
  | 'zip'
  | 'price'
  | 'bedrooms'
  | 'bathrooms'
  | 'sqft'
  | 'lot_sqft'
  | 'condition'
  | 'images'
  | 'verified'
  | 'jv_share_pct'
  | 'cap_rate'
  | 'view_count'
  | 'created_at'
  | 'status'
  | 'previous_price'
  | 'price_changed_at'
  | 'saved'
> & {
  seller: Seller | null;
  /** How well it suits the reader's buy box, 0 to 100; where listings are sorted by it. */
  match_score?: number | null;
};

/** An asking price and since when it holds. */
export type Price = Pick<Database['public']['Tables']['listing_prices']['Row'], 'price' | 'changed_at'>;

/** The seller with contact details; both null for a reader who is not entitled to them. */
export type SellerContact = Seller & Pick<User, 'email' | 'phone'>;

type Review = Database['public']['Tables']['listing_reviews']['Row'];

/** A listing in its owner's own list, with its last review. */
export type OwnListing = Pick<
  Row,
  | 'id'
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
> & { reviews: Pick<Review, 'decision' | 'reason' | 'requested_at' | 'due_at'>[] };

type Insert = Database['public']['Tables']['properties']['Insert'];

/** A listing to store, under an id the browser chose. A trigger gives it the coordinates of its ZIP code. */
export type NewListing = Omit<Insert, 'latitude' | 'longitude'> & { id: string };

type Update = Database['public']['Tables']['properties']['Update'];

/** Columns to change in a stored listing. Without coordinates a trigger gives it those of its ZIP code. */
export type ListingChanges = Omit<Update, 'latitude' | 'longitude'> & {
  latitude?: number | null;
  longitude?: number | null;
};

export type Feedback = 'like' | 'dislike';

/** What this feature needs to know about a listing. */
export interface OutreachListing {
  id: string;
  user_id: string;
  title: string;
  status: string;
  address: string;
  city: string;
  state: string;
  zip: string;
}

/** Who looks at the listing; `id` is null for visitors. */
export interface Reader {
  id: string | null;
  isSeller: boolean;
}

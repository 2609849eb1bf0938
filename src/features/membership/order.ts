/** A bill of the provider, as the database keeps it: amounts in cents, times in ISO. */
export interface Order {
  invoice_id: string;
  subscription_id: string | null;
  /** The provider's number of the bill. */
  number: string | null;
  /** The provider's word: draft, open, paid, uncollectible, void. */
  status: string;
  amount_due_cents: number;
  amount_paid_cents: number;
  currency: string;
  /** What it is for: a plan's name, or the provider's own words. */
  plan: string | null;
  period_start: string | null;
  period_end: string | null;
  payment_method_brand: string | null;
  payment_method_last4: string | null;
  hosted_invoice_url: string | null;
  invoice_pdf: string | null;
  created_at: string;
  paid_at: string | null;
}

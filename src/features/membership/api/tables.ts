import type { SupabaseClient } from '@supabase/supabase-js';
import { getSupabase } from '@/shared/supabase/client';

interface Relation<Row extends Record<string, unknown>> {
  Row: Row;
  Insert: Row;
  Update: Partial<Row>;
  Relationships: [];
}

/** What the generated types do not know yet. */
interface BillingDatabase {
  public: {
    Tables: {
      membership_plans: Relation<{
        id: string;
        name: string;
        description: string;
        amount: number;
        interval: string;
        position: number;
        mode: string;
        price_id: string;
        offered: boolean;
      }>;
      stripe_orders: Relation<{
        invoice_id: string;
        user_id: string;
        subscription_id: string | null;
        number: string | null;
        status: string;
        amount_due_cents: number;
        amount_paid_cents: number;
        currency: string;
        plan: string | null;
        period_start: string | null;
        period_end: string | null;
        payment_method_brand: string | null;
        payment_method_last4: string | null;
        hosted_invoice_url: string | null;
        invoice_pdf: string | null;
        created_at: string;
        paid_at: string | null;
      }>;
      stripe_checkouts: Relation<{ user_id: string; price_id: string; session_id: string | null; status: string; created_at: string }>;
    };
    Views: {
      stripe_user_subscriptions: {
        Row: {
          customer_id: string | null;
          subscription_id: string | null;
          subscription_status: string | null;
          price_id: string | null;
          current_period_start: number | null;
          current_period_end: number | null;
          cancel_at_period_end: boolean | null;
          payment_method_brand: string | null;
          payment_method_last4: string | null;
        };
        Relationships: [];
      };
    };
    Functions: Record<string, never>;
  };
}

export async function getBilling(): Promise<SupabaseClient<BillingDatabase>> {
  return (await getSupabase()) as unknown as SupabaseClient<BillingDatabase>;
}

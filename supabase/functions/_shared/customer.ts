import type { SupabaseClient } from './project.ts';

/** The member's customer at the card provider; null for a member who never began to pay. */
export async function customerOf(service: SupabaseClient, member: string): Promise<string | null> {
  const { data, error } = await service.from('stripe_customers').select('customer_id').eq('user_id', member).maybeSingle<{ customer_id: string }>();
  if (error) throw new Error(`stripe_customers: ${error.code} ${error.message}`);
  return data?.customer_id ?? null;
}

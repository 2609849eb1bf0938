/** A buy box as it is stored, as the form holds it, and the way from one to the other. Prices in whole USD. */

import { z } from 'zod';
import type { Database } from '@/shared/supabase/database.types';
import { alertMails, type AlertMail } from './vocabulary';

type Row = Database['public']['Tables']['buybox_profiles']['Row'];

/** A stored buy box. An empty list, or null, sets no condition. */
export type Box = Omit<Row, 'user_id' | 'created_at' | 'updated_at'>;

/** Both ends inclusive; null for an open one. */
export interface PriceRange {
  min: number | null;
  max: number | null;
}

/** Where a member buys: two-letter codes, and counties as 'Travis, TX', each in one of the states. A state without any is wanted whole. */
export interface Markets {
  states: string[];
  counties: string[];
}

const list = z.array(z.string());
const amount = z.number().nullable();

/** What the form holds. What belongs together is one field, so that it is changed and saved together. */
const valuesSchema = z.object({
  markets: z.object({ states: list, counties: list }),
  propertyTypes: list,
  conditions: list,
  price: z.object({ min: amount, max: amount }),
  strategies: list,
  financing: list,
  phone: z.string(),
  vipAlerts: z.boolean(),
  alertMail: z.enum(alertMails),
});
export type BoxValues = z.infer<typeof valuesSchema>;

/** The fields a member has changed and not saved, as they are kept over a reload. */
export const changesSchema: z.ZodType<Partial<BoxValues>> = valuesSchema.partial();

/** The form of a stored box, or of a member who has none. */
export function toValues(box: Box | null): BoxValues {
  return {
    markets: { states: box?.states ?? [], counties: box?.counties ?? [] },
    propertyTypes: box?.property_types ?? [],
    conditions: box?.conditions ?? [],
    // A minimum of 0 asks nothing.
    price: { min: box?.min_price || null, max: box?.max_price ?? null },
    strategies: box?.investment_strategies ?? [],
    financing: box?.financing ?? [],
    phone: box?.phone ?? '',
    vipAlerts: box?.vip_alerts ?? false,
    alertMail: mailOf(box),
  };
}

/** How mail comes to the member; once a day unless they have chosen. */
function mailOf(box: Box | null): AlertMail {
  return alertMails.find((way) => way === box?.alert_mail) ?? 'daily';
}

/** The columns to store for these fields; others are left as they are, so that two tabs do not undo each other's work. */
export function toColumns(changes: Partial<BoxValues>): Partial<Box> {
  const { markets, propertyTypes, conditions, price, strategies, financing, phone, vipAlerts, alertMail } = changes;
  return {
    ...(markets && { states: markets.states, counties: markets.counties }),
    ...(propertyTypes && { property_types: propertyTypes }),
    ...(conditions && { conditions }),
    ...(price && { min_price: price.min || null, max_price: price.max }),
    ...(strategies && { investment_strategies: strategies }),
    ...(financing && { financing }),
    ...(phone !== undefined && { phone: phone.trim() || null }),
    ...(vipAlerts !== undefined && { vip_alerts: vipAlerts }),
    ...(alertMail && { alert_mail: alertMail }),
  };
}

/** What of the form decides which listings match, as `count_matches` takes it. */
export function toCriteria({
  markets,
  propertyTypes,
  conditions,
  price,
  strategies,
  financing,
}: BoxValues): Partial<Box> {
  return toColumns({ markets, propertyTypes, conditions, price, strategies, financing });
}

/** The changes that still say something else than `now`. */
export function unsavedChanges(now: BoxValues, changes: Partial<BoxValues>): Partial<BoxValues> {
  return Object.fromEntries(
    Object.entries(changes).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(now[name as keyof BoxValues]),
    ),
  );
}

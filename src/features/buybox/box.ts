/** Converts between a stored buy box and its form. Prices in whole USD. */

import { z } from 'zod';
import type { Database } from '@/domain/database.types';
import { cleanPhone } from '@/kit/formatting/phone';
import type { Filters } from '@/domain/filters/filters';
import { numberEntry } from '@/kit/numbers/number-schema';
import { parseCriteria, readCriteria, toStored } from './further-criteria';
import { validPrice, type PriceEntry } from './price';
import { alertMails, type AlertMail } from './vocabulary';

type Row = Database['public']['Tables']['buybox_profiles']['Row'];

/** A stored buy box. An empty list or null matches anything. */
export type Box = Omit<Row, 'user_id' | 'created_at' | 'updated_at'>;

/** State codes, and counties like 'Travis, TX' in those states. A state without counties matches as a whole. */
export interface Markets {
  states: string[];
  counties: string[];
}

const list = z.array(z.string());

/** The form's values. Values that are saved together form one field. */
const valuesSchema = z.object({
  markets: z.object({ states: list, counties: list }),
  propertyTypes: list,
  conditions: list,
  price: z.object({ min: numberEntry, max: numberEntry }),
  strategies: list,
  financing: list,
  further: z.custom<Filters>().transform(readCriteria),
  phone: z.string(),
  vipAlerts: z.boolean(),
  alertMail: z.enum(alertMails),
  /** Null follows `vipAlerts`. */
  sellerInvitations: z.boolean().nullable(),
  /** Whether other members see the summary on the profile. */
  shown: z.boolean(),
});
export type BoxValues = z.infer<typeof valuesSchema>;

/** The unsaved changes, as stored across reloads. */
export const changesSchema: z.ZodType<Partial<BoxValues>> = valuesSchema.partial();

/** The form's values for a stored buy box, or for none. */
export function toValues(box: Box | null): BoxValues {
  return {
    markets: { states: box?.states ?? [], counties: box?.counties ?? [] },
    propertyTypes: box?.property_types ?? [],
    conditions: box?.conditions ?? [],
    // A minimum of 0 means no minimum.
    price: { min: box?.min_price || null, max: box?.max_price ?? null },
    strategies: box?.investment_strategies ?? [],
    financing: box?.financing ?? [],
    further: parseCriteria(box?.filters ?? null),
    phone: box?.phone ?? '',
    vipAlerts: box?.vip_alerts ?? false,
    alertMail: alertMailOf(box),
    sellerInvitations: box?.seller_invitations ?? null,
    shown: box?.shown ?? true,
  };
}

/** The member's email frequency; daily by default. */
function alertMailOf(box: Box | null): AlertMail {
  return alertMails.find((way) => way === box?.alert_mail) ?? 'daily';
}

/** The columns for the changed fields only, so that two tabs don't overwrite each other's changes. */
export function toBoxColumns(changes: Partial<BoxValues>): Partial<Box> {
  const { markets, propertyTypes, conditions, price, strategies, financing, further } = changes;
  const { phone, vipAlerts, alertMail, sellerInvitations, shown } = changes;
  return {
    ...(markets && { states: markets.states, counties: markets.counties }),
    ...(propertyTypes && { property_types: propertyTypes }),
    ...(conditions && { conditions }),
    ...(price && priceColumns(price)),
    ...(strategies && { investment_strategies: strategies }),
    ...(financing && { financing }),
    ...(further && { filters: toStored(further) }),
    ...(phone !== undefined && { phone: cleanPhone(phone) || null }),
    ...(vipAlerts !== undefined && { vip_alerts: vipAlerts }),
    ...(alertMail && { alert_mail: alertMail }),
    ...(sellerInvitations !== undefined && { seller_invitations: sellerInvitations }),
    ...(shown !== undefined && { shown }),
  };
}

function priceColumns(price: PriceEntry): Partial<Box> {
  const { min, max } = validPrice(price);
  return { min_price: min || null, max_price: max };
}

/** The columns that affect matching, as `count_matches` expects them. */
export function toCriteria({
  markets,
  propertyTypes,
  conditions,
  price,
  strategies,
  financing,
  further,
}: BoxValues): Partial<Box> {
  return toBoxColumns({ markets, propertyTypes, conditions, price, strategies, financing, further });
}

/** The changes that differ from the stored values. */
export function unsavedChanges(stored: BoxValues, changes: Partial<BoxValues>): Partial<BoxValues> {
  return Object.fromEntries(
    Object.entries(changes).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(stored[name as keyof BoxValues]),
    ),
  );
}

import type { Attention } from '../analytics';

/** A week as `weekly_report` describes it: today and the six days before (UTC). Money is whole USD, cap rates are percent. */
export interface WeeklyReport extends Attention {
  from: string;
  to: string;
  figures: {
    new_listings: number;
    new_listings_before: number;
    active_members: number;
    deal_flow: number;
    deal_flow_listings: number;
    following: number;
    followers: number;
  };
  has_buy_box: boolean;
  /** New listings that match the buy box. */
  matches: number;
  newest_matches: {
    id: string;
    title: string;
    property_type: string;
    city: string;
    state: string;
    price: number;
    cap_rate: number | null;
  }[];
  own_listings: number;
  listings: (Attention & { id: string; title: string; status: string; price: number })[];
  price_changes: { id: string; title: string; previous_price: number; price: number; changed_at: string }[];
  events: {
    id: string;
    title: string;
    starts_at: string;
    time_zone: string;
    format: string;
    location: string | null;
  }[];
}

/** The name under which a week's report is saved. */
export function reportName({ to }: Pick<WeeklyReport, 'to'>): string {
  return `weekly-report-${to}.pdf`;
}

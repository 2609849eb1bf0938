import type { Engagement } from '../analytics';

/** Result of SQL function `weekly_report`: today and the six days before (UTC), in whole USD and percent. */
export interface WeeklyReport extends Engagement {
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
  listings: (Engagement & { id: string; title: string; status: string; price: number })[];
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

/** The file name of a weekly report. */
export function reportName({ to }: Pick<WeeklyReport, 'to'>): string {
  return `weekly-report-${to}.pdf`;
}

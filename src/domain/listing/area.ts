/** What public data says of the area around a listing, as the computed field `area` of a listing has it. */
import type { DataSource } from './data-source.ts';

/** Every figure. Rents are U.S. dollars a month, fair market rents of 0 to 4 bedrooms; _pct are percent. */
export const areaFigures = [
  'fair_market_rent_0',
  'fair_market_rent_1',
  'fair_market_rent_2',
  'fair_market_rent_3',
  'fair_market_rent_4',
  'median_rent',
  'median_home_value',
  'vacant_pct',
  'owner_occupied_pct',
  'price_change_1_pct',
  'price_change_5_pct',
  'property_tax_pct',
] as const;
export type AreaFigureName = (typeof areaFigures)[number];

/** A figure of a ZIP code or county. */
export interface AreaFigure {
  figure: AreaFigureName;
  value: number;
  /** That it's about, or the last one. */
  year: number;
  area: 'zip' | 'county';
  /** '44105', or 'Cuyahoga, OH'. */
  place: string;
  source: DataSource;
}

/** The zone of FEMA's flood map. */
export interface FloodZone {
  /** AE, X, … */
  zone: string;
  /** FLOODWAY, 0.2 PCT ANNUAL CHANCE FLOOD HAZARD, … */
  subtype: string | null;
  /** A special flood hazard area, where lenders require flood insurance. */
  high_risk: boolean;
  source: DataSource;
}

export interface Area {
  figures: AreaFigure[];
  flood: FloodZone | null;
}

/** What's loaded of a figure; undefined for nothing. */
export function figureOf(area: Area | null | undefined, name: AreaFigureName): AreaFigure | undefined {
  return area?.figures.find(({ figure }) => figure === name);
}

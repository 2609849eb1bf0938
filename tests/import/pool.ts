/** Columns that files have for each field. */

import type { ColumnUnit } from '@/domain/import/mapping';
import {
  cell,
  maybe,
  money,
  number,
  plain,
  choice,
  day,
  bathText,
  degrees,
  vacancyText,
  apnText,
  photoText,
  occupancyText,
  periodic,
  own,
  unclear,
  type Write,
} from './cells';
import { doubts } from './truth';

/** Names for each field, as files have them, with how its cells are written; `own` says that a cell has its period. */
export const pool: Readonly<Record<string, { names: string; write: Write; unit?: ColumnUnit }>> = {
  apn: {
    names: 'APN|Parcel Number|parcel_id|Parcel ID|Tax ID|Folio|PARCELID|Parcel #|Assessor Parcel Number',
    write: apnText,
  },
  property_type: {
    names:
      'Property Type|Type|property_type|PropertyType|PROPERTY TYPE|Land Use|Property Use|Home Type|' +
      'Asset Type|PropertySubType',
    write: choice(
      'property_type',
      ({ type }) => type,
      ({ typeText }) => typeText,
    ),
  },
  condition: {
    names: 'Condition|Property Condition|property_condition|Overall Condition|CONDITION',
    write: choice(
      'condition',
      ({ condition }) => condition,
      ({ conditionText }) => conditionText,
    ),
  },
  bedrooms: {
    names: 'Beds|Bedrooms|BR|# of Bedrooms|beds|BedroomsTotal|Bedroom Count|BEDS|Bdrms|No. of Beds|Bed',
    write: number((t) => t.beds),
  },
  bathrooms: {
    names: 'Baths|Bathrooms|BA|# of Baths|baths|Bathroom Count|BATHS|Total Baths|No. of Bathrooms|Bath',
    write: bathText,
  },
  sqft: {
    names:
      'Sqft|Square Feet|SF|Living Area|Building Sqft|sq_ft|Sq. Ft.|SquareFeet|Living Sq Ft|GLA|' +
      'Bldg Sq Ft|Square Footage|Heated Sqft|LivingArea',
    write: number((t) => t.sqft),
  },
  lot_sqft: {
    names: 'Lot Sqft|Lot Size Sqft|lot_sqft|Lot Size (sq ft)|Lot Square Feet|LotSizeSquareFeet|Land Sqft|Lot Size',
    write: number((t) => t.lot),
  },
  lot_acres: {
    names: 'Acres|Acreage|Lot Acres|Lot Size (acres)|lot_acreage|LotSizeAcres|Lot Size Acres',
    write: maybe((t) => cell((t.lot / 43_560).toFixed(4), Math.round(Number((t.lot / 43_560).toFixed(4)) * 43_560))),
  },
  year_built: {
    names: 'Year Built|Yr Built|YearBuilt|year_built|Built|YEAR BUILT|Yr. Blt|Year Constructed|Actual Year Built',
    write: number((t) => t.built),
  },
  county: {
    names: 'County|county|County Name|Property County|CountyOrParish|COUNTY',
    write: (t, r) => cell(r.pick([t.county, `${t.county} County`]), t.county),
  },
  price: {
    names:
      'Price|Asking Price|List Price|Asking|ListPrice|Ask|Price (USD)|PRICE|Our Price To Buyer|' +
      'Purchase price to buyer|Wholesale Price|list_price|Cash Price',
    write: money((t) => t.price),
  },
  arv: {
    names: 'ARV|After Repair Value|arv|ARV ($)|Estimated ARV|After-Repair Value|A.R.V.',
    write: money((t) => t.arv),
  },
  repair_cost: {
    names: 'Repairs|Rehab|Rehab Cost|Est. Repairs|Repair Estimate|repair_cost|Estimated Repairs|Rehab Budget|Est Rehab',
    write: money((t) => t.repairs),
  },
  monthly_rent: {
    names: 'Rent|Monthly Rent|Market Rent|rent|Est. Rent|Current Rent|Rent/mo|Rent (monthly)|Projected Rent',
    write: money((t) => t.rent),
  },
  'annual_expenses.property_taxes': {
    names: 'Taxes|Property Taxes|Annual Taxes|tax_amt|Tax Amount|Real Estate Taxes|Taxes/yr|Yearly Taxes',
    write: money((t) => t.taxes),
    unit: 'year',
  },
  'annual_expenses.hoa': {
    names: 'HOA/month|Monthly HOA|HOA (monthly)|HOA Dues (per month)|hoa_monthly',
    write: periodic((t) => t.hoa, 12),
  },
  hoa_unknown: {
    names: 'HOA|hoa_fee|HOA Fee|Association Fee|HOA Dues|Condo Fee',
    write: periodic((t) => t.hoa, 12),
    unit: 'month',
  },
  hoa_own: { names: 'HOA|HOA Fees|HOA Dues', write: own((t) => t.hoa), unit: 'month' },
  noi: { names: 'NOI|Net Operating Income|noi|NOI (annual)', write: money((t) => t.noi) },
  vacancy_pct: { names: 'Vacancy|Vacancy Rate|Vacancy %|vacancy_pct|Vacancy (%)', write: vacancyText },
  financing: {
    names: 'Financing|Financing Type|Terms|financing|Accepted Financing',
    write: maybe((_, r) =>
      r.chance(0.2)
        ? cell(r.pick(doubts.financing.split('|')), unclear)
        : cell(r.pick(['Cash', 'cash only', 'All cash']), 'Cash'),
    ),
  },
  occupancy: { names: 'Occupancy|Occupancy Status|occupancy|Occupied/Vacant|Vacant or Occupied', write: occupancyText },
  closing_on: { names: 'Closing Date|COE|Close By|closing_date|Close of Escrow|Closing|Target Closing', write: day },
  assignment_fee: { names: 'Assignment Fee|Wholesale Fee|assignment_fee|Assignment', write: money((t) => t.fees) },
  earnest_money: {
    names: 'EMD|Earnest Money|Earnest Money Deposit|earnest_money|EMD ($)',
    write: money((t) => t.fees),
  },
  latitude: { names: 'Latitude|lat|LATITUDE|Lat', write: degrees('latitude') },
  longitude: { names: 'Longitude|lng|LONGITUDE|Long', write: degrees('longitude') },
  photos: { names: 'Photos|Photo Links|images|Image URLs|Pictures|photo_urls', write: photoText },
  parking: { names: 'Parking|Garage|parking|Parking Type', write: plain(() => '2-car garage') },
  zoning: { names: 'Zoning|zoning|Zoning Code', write: plain(() => 'R-2') },
  description: {
    names: 'Description|Listing Description|description|Public Remarks|Marketing Description',
    write: plain((t) => `House in ${t.city}, near the lake and the school.`),
  },
};

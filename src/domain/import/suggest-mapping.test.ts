import { describe, expect, it } from 'vitest';
import { otherAddress } from './address-columns';
import { importFields } from './fields';
import { draftOf, uniqueNames } from './reading.fixture';
import { suggestMapping } from './suggest-mapping';

const columnsOf = (names: string, ...rows: string[]) => {
  const headers = uniqueNames(names.split(','));
  return suggestMapping(
    headers,
    rows.map((row, index) => ({ line: index + 2, cells: row.split(',') })),
  ).columns;
};

describe('the address of a file with two', () => {
  it.each([
    ['Address,City,State,Zip,Owner,Address,City,State,Zip', 'Address,City,State,Zip'],
    ['Property Address,City,State,Zip,Owner Name,Address,City,State,Zip', 'Property Address,City,State,Zip'],
    ['Address,City,State,Zip,Mailing Address,City,State,Zip', 'Address,City,State,Zip'],
    ['Mailing Address,City,State,Zip,Property Address,City,State,Zip', 'Property Address,City (2),State (2),Zip (2)'],
    [
      'Owner Name,Mailing Address,Mailing City,Mailing State,Mailing Zip,Address,City,State,Zip',
      'Address,City,State,Zip',
    ],
    [
      'address_line_1,city,state,zipcode,owner_1_address,owner_1_city,address_of_the_property',
      'address_line_1,city,state,zipcode',
    ],
    ['Owner,Address,City,State,Zip,Address,City,State,Zip', 'Address (2),City (2),State (2),Zip (2)'],
    [
      'Owner Address,Owner City,Owner State,Owner Zip,Situs Address,Situs City,Situs State,Situs Zip',
      'Situs Address,Situs City,Situs State,Situs Zip',
    ],
    [
      'Property Address,Property City,Property State,Property Zip,Address,City,State,Zip',
      'Property Address,Property City,Property State,Property Zip',
    ],
    [
      'Address,City,State,Zip,Property Address,Property City,Property State,Property Zip',
      'Property Address,Property City,Property State,Property Zip',
    ],
    [
      'Owner First Name,Owner Last Name,Property Address,Property City,Property State,Property Zip,' +
        'Mailing Address,Mailing City,Mailing State,Mailing Zip',
      'Property Address,Property City,Property State,Property Zip',
    ],
    [
      'Taxpayer Name,Tax Address,Tax City,Tax State,Tax Zip,Site Address,Site City,Site State,Site Zip',
      'Site Address,Site City,Site State,Site Zip',
    ],
    ['Name,Phone,Email,Address,City,State,Zip', 'Address,City,State,Zip'],
    ['Address,Beds,City,Owner Name,State,Zip', 'Address,City,State,Zip'],
    [
      'Site Address,City,State,Zip,Agent Name,Agent Address,Agent City,Agent State,Agent Zip',
      'Site Address,City,State,Zip',
    ],
  ])('%s is %s', (names, columns) => {
    const { address, city, state, zip } = columnsOf(names);
    expect([address, city, state, zip]).toEqual(columns.split(','));
  });

  it('names a second address that could be the property’s as well', () => {
    const names = (text: string) => uniqueNames(text.split(','));
    expect(otherAddress(names('Address,City,State,Zip,Address,City,State,Zip'))).toBe('Address (2)');
    expect(otherAddress(names('Address,City,Owner,Address,City'))).toBeNull();
    expect(otherAddress(names('Address,City,Mailing Address,City'))).toBeNull();
    expect(otherAddress(names('Address,Street Address,City'))).toBeNull();
  });

  it('takes nothing from a second one that the first lacks', () => {
    expect(columnsOf('Property Address,Owner Name,Address,City,State,Zip')).toEqual({ address: 'Property Address' });
    expect(columnsOf('Mailing Address,Mailing City,Mailing State,Mailing Zip,Owner Phone')).toEqual({});
  });
});

it('suggests nothing private', () => {
  const names =
    'Address,Notes,Private Remarks,PrivateRemarks,Comments,Agent Notes,Lockbox,Lockbox Code,' +
    'Access Code,Gate Code,Alarm Code,' +
    'Name,Owner,Owner Name,Owner 1 First Name,Seller Name,Phone,Owner Phone,Email,Mailing Address,' +
    'Mailing City,Mailing State,' +
    'Mailing Zip,Mailing Unit #,Contact,contact_1_name,contact_1_phone1,Seller Motivation,' +
    'Reason for selling,Remarks,Details,' +
    'Notes 1,recent_note,Internal Notes,Access,Agent Name,Listing Agent,List Agent Email,Lender Name,Occupant Name,' +
    'Legal Description,Loan Type,Mortgage Amount,Last Sale Price,Est. Value,Assessed Value,' +
    'MLS Amount,Zestimate,Sale Price,' +
    'Tax Year,Effective Year Built,effective_year_built,$/SQUARE FEET,Price per sqft,Flood Zone,Days on Market';
  expect(columnsOf(names)).toEqual({ address: 'Address' });
});

it('takes the filled one of two columns', () => {
  expect(columnsOf('Address,Listing Price,Asking', '1 Oak St,,200000', '2 Oak St,,300000').price).toBe('Asking');
  expect(columnsOf('Address,Asking Price,List Price', '1 Oak St,200000,1', '2 Oak St,300000,').price).toBe(
    'Asking Price',
  );
  expect(columnsOf('Address,Beds,Bedrooms', '1 Oak St,N/A,3', '2 Oak St,-,4').bedrooms).toBe('Bedrooms');
});

it('takes a name that could mean several things for what its values are', () => {
  expect(columnsOf('Address,Type', '1 Oak St,SFR').property_type).toBe('Type');
  expect(columnsOf('Address,Type', '1 Oak St,Cold call').property_type).toBeUndefined();
  expect(columnsOf('Property,Price', '"1 Oak St",1').address).toBeUndefined();
  expect(columnsOf('Property,Price', '1 Oak St,1').address).toBe('Property');
  expect(columnsOf('Address,Location', '1 Oak St,POINT (-97.74 30.27)').pin).toBe('Location');
  expect(columnsOf('Location,Address', 'Dupont Circle,1 Oak St').address).toBe('Address');
  expect(columnsOf('Address,Lot,Block', '1 Oak St,5,3', '2 Oak St,6,3').lot_sqft).toBeUndefined();
  expect(columnsOf('Address,Year', '1 Oak St,2026', '2 Oak St,2026', '3 Oak St,2026').year_built).toBeUndefined();
  expect(columnsOf('Address,Year', '1 Oak St,1926', '2 Oak St,1985', '3 Oak St,2001').year_built).toBe('Year');
  expect(columnsOf('Address,Tax', '1 Oak St,2400')['annual_expenses.property_taxes']).toBe('Tax');
  expect(columnsOf('Title,First Name,Address', 'Mr.,Pat,1 Oak St').title).toBeUndefined();
});

it('knows the unit of lots by their numbers', () => {
  const rows = (...lots: string[]) => lots.map((lot, index) => ({ line: index + 2, cells: [`${index} Oak St`, lot] }));
  expect(suggestMapping(['Address', 'Lot Size'], rows('0.25', '1', '5.5')).units).toEqual({ lot_sqft: 'acres' });
  expect(suggestMapping(['Address', 'Lot Size'], rows('7000', '4,356', '12000')).units).toEqual({ lot_sqft: 'sqft' });
  expect(suggestMapping(['Address', 'Lot Size'], rows('0.25', '7000', '5.5')).units).toBeUndefined();
});

/** Files of programs: their columns, and the field of each that has one. */
const files: Readonly<Record<string, string>> = {
  PropStream:
    'Address=address,Unit #=unit,City=city,State=state,Zip=zip,County=county,APN=apn,' +
    'Owner Occupied=occupancy,Owner 1 First Name,' +
    'Mailing Address,Mailing City,Do Not Mail,Property Type=property_type,Bedrooms=bedrooms,' +
    'Total Bathrooms=bathrooms,' +
    'Building Sqft=sqft,Lot Size Sqft=lot_sqft,Effective Year Built,Est. Value,Total Condition=condition,MLS Amount',
  DealMachine:
    'property_id,property_address_full,property_address_line_1=address,' +
    'property_address_line_2=unit,property_address_city=city,' +
    'property_address_state=state,property_address_zipcode=zip,property_address_county=county,property_lat=latitude,' +
    'property_lng=longitude,property_type=property_type,total_bedrooms=bedrooms,total_baths=bathrooms,sale_price,' +
    'building_square_feet=sqft,lot_square_feet=lot_sqft,lot_acreage=lot_acres,year_built=year_built,zoning=zoning,' +
    'tax_amt=annual_expenses.property_taxes,hoa_fee_amount=annual_expenses.hoa,' +
    'owner_address_line_1,owner_address_city,' +
    'owner_1_name,notes_1,contact_1_name,estimated_value,effective_year_built',
  BatchLeads:
    'First Name,Last Name,Mailing Address,Mailing City,Mailing State,Mailing Zip,' +
    'Property Address=address,Property City=city,' +
    'Property State=state,Property Zip=zip,Property County=county,Is Vacant=occupancy,Is Mailing Vacant,Apn=apn,' +
    'Property Type Detail=property_type,Bedroom Count=bedrooms,Bathroom Count=bathrooms,Notes,' +
    'Total Building Area Square Feet=sqft,Lot Size Square Feet=lot_sqft,Year Built=year_built,Zoning Code=zoning,' +
    'Last Sale Price,Estimated Value,ARV=arv,% ARV,Unit Count=units,Mls Listing Amount',
  REsimpli:
    'Lead Source,Seller First Name,Seller Phone,Property Street Address=address,Property City=city,' +
    'Property State=state,' +
    'Property Zip Code=zip,Bedrooms=bedrooms,Bathrooms=bathrooms,Square Footage=sqft,' +
    'Lot Size=lot_sqft,Year Built=year_built,' +
    'Seller Asking Price=price,ARV=arv,Estimated Repair Cost=repair_cost,Reason For Selling,Notes,' +
    'Occupancy Status=occupancy',
  RESO:
    'ListingKey,UnparsedAddress=address,UnitNumber=unit,City=city,StateOrProvince=state,' +
    'PostalCode=zip,CountyOrParish=county,' +
    'PropertyType,PropertySubType=property_type,BedroomsTotal=bedrooms,BathroomsTotalInteger=bathrooms,' +
    'LivingArea=sqft,' +
    'LotSizeSquareFeet=lot_sqft,YearBuilt=year_built,ListPrice=price,Latitude=latitude,Longitude=longitude,' +
    'ParcelNumber=apn,PublicRemarks=description,PrivateRemarks,TaxAnnualAmount=annual_expenses.property_taxes,' +
    'AssociationFee=annual_expenses.hoa,ClosePrice,ListAgentFullName,Zoning=zoning',
  Redfin:
    'SALE TYPE,SOLD DATE,PROPERTY TYPE=property_type,ADDRESS=address,CITY=city,STATE OR PROVINCE=state,' +
    'ZIP OR POSTAL CODE=zip,PRICE=price,BEDS=bedrooms,BATHS=bathrooms,SQUARE FEET=sqft,LOT SIZE=lot_sqft,' +
    'YEAR BUILT=year_built,DAYS ON MARKET,$/SQUARE FEET,HOA/MONTH=annual_expenses.hoa,STATUS,SOURCE,MLS#,' +
    'LATITUDE=latitude,LONGITUDE=longitude',
  HomeHarvest:
    'property_url,mls_id,status,full_street_line=address,unit=unit,city=city,state=state,zip_code=zip,beds=bedrooms,' +
    'full_baths=full_baths,half_baths=half_baths,sqft=sqft,year_built=year_built,list_price=price,' +
    'list_date,sold_price,' +
    'assessed_value,estimated_value,lot_sqft=lot_sqft,price_per_sqft,latitude=latitude,' +
    'longitude=longitude,county=county,' +
    'hoa_fee=annual_expenses.hoa,parking_garage=parking,agent_name,agent_email,' +
    'primary_photo=photos,alt_photos=more_photos',
  'a county':
    'PARCEL_ID=apn,OWNER_NAME,OWNER_ADDR,OWNER_CITY,OWNER_STATE,OWNER_ZIP,SITUS_ADDR=address,SITUS_CITY=city,' +
    'SITUS_ZIP=zip,LAND_USE_DESCRIPTION=property_type,YEAR_BUILT=year_built,HEATED_AREA=sqft,' +
    'ACREAGE=lot_acres,TAX_YEAR',
  'a county that splits streets':
    'PIN=apn,House Number=street_number,Street Direction=street_prefix,Street Name=street_name,' +
    'Street Type=street_suffix,' +
    'Unit Number=unit,City=city,Zip Code=zip,Bedrooms=bedrooms,Full Baths=full_baths,Half Baths=half_baths',
  'a county with situs in every name':
    'Situs House Number=street_number,Situs Street Name=street_name,Situs City=city,Situs Zip=zip,Mail House Number,' +
    'Mail Street Name,Mail City,Mail Zip',
  'a wholesaler':
    'Property=address,Beds/Baths=beds_baths,Sqft=sqft,Asking Price=price,ARV=arv,Rehab Est.=repair_cost,' +
    'EMD=earnest_money,COE=closing_on,Assignment Fee=assignment_fee,Rent=monthly_rent,' +
    'Taxes/yr=annual_expenses.property_taxes,Photos=photos',
};

it.each(Object.entries(files))('knows the columns of %s', (_, file) => {
  const columns = file.split(',').map((column) => column.split('='));
  const expected = Object.fromEntries(columns.flatMap(([name, field]) => (field ? [[field, name]] : [])));
  expect(suggestMapping(columns.map(([name = '']) => name)).columns).toEqual(expected);
});

it('reads a thousand columns, of which nearly all are contacts', () => {
  const contacts = Array.from({ length: 970 }, (_, index) => `contact_${index}_name`);
  const row = {
    ...Object.fromEntries(contacts.map((name) => [name, 'Pat Doe'])),
    property_address_line_1: '5 Pine Ave',
  };
  expect(draftOf(row).values).toMatchObject({ address: '5 Pine Ave', title: '' });
});

it('uses every column once, and only fields that exist', () => {
  for (const file of Object.values(files)) {
    const { columns } = suggestMapping(file.split(',').map((column) => column.split('=')[0] ?? ''));
    expect(new Set(Object.values(columns)).size).toBe(Object.keys(columns).length);
    expect(Object.keys(columns).filter((field) => !(importFields as readonly string[]).includes(field))).toEqual([]);
  }
});

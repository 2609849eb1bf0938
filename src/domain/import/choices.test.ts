import { describe, expect, it } from 'vitest';
import { draftOf, valueOf } from './reading.fixture';

describe('choices', () => {
  it.each([
    ['Turn-Key', 'Turn key|Fully renovated|Renovated in 2020|Move-in ready|New|No work needed|Excellent'],
    ['Light Rehab', 'Good|Needs cosmetic repairs|light|Average'],
    ['Medium Rehab', 'Fair|moderate rehab'],
    ['Heavy Rehab', 'Poor|Needs full rehab|gut'],
    ['Tear-Down', 'tear down|Demo'],
  ])('the condition %s is read from what means it', (condition, texts) => {
    for (const text of texts.split('|'))
      expect([text, valueOf('condition', 'Condition', text).value]).toEqual([text, condition]);
  });

  it.each([
    [
      'condition',
      'Not renovated|Needs new roof|To be renovated|Partially renovated|no new updates|Not good|Below average|' +
        'Unrenovated|New roof|Never updated|Needs renovation|renovated?|Far from turn key|' +
        'isn’t excellent|Fair to good|' +
        'Was renovated, then burned|Almost move-in ready|Good bones, needs everything|half renovated|Good/Poor|' +
        'under renovation|non-renovated|Renovated in 1985',
    ],
    [
      'financing',
      'Cash only, no FHA/VA|No seller financing, cash|No seller financing|Not subject to|Cash or hard money|no cash|' +
        'Subject to probate|anything but cash|FHA not accepted|non-conventional|' +
        'Owner financing possible?|without bank loan',
    ],
    [
      'occupancy',
      'Tenants moving out|Partially occupied|Vacant soon|Not vacant|Will be vacant|Half vacant|' +
        'Occupied until May|95%|' +
        'Non-owner occupied|formerly rented|yes',
    ],
    [
      'property_type',
      'Not a duplex|Non-residential|Castle|No land|Single family or duplex|Land with house|former church|House?|' +
        'Office and apartments|could be multi-family|semi|Ranch',
    ],
  ] as const)('reads no %s from negations, doubts, and two at once', (field, texts) => {
    for (const text of texts.split('|')) {
      const { value, warnings } = valueOf(field, field.replace('_', ' '), text);
      expect([text, value, warnings.length]).toEqual([text, '', 1]);
    }
  });

  it.each([
    ['vacant', 'Vacant|Not occupied|No tenants|Tenants moved out|Unoccupied|VACANT'],
    ['occupied', 'Tenant|Owner-occupied|Occupied by tenant|currently rented|Leased'],
  ])('a property is %s', (occupancy, texts) => {
    for (const text of texts.split('|'))
      expect([text, valueOf('occupancy', 'Occupancy', text).value]).toEqual([text, occupancy]);
  });

  it.each([
    ['Vacant', 'Y', 'vacant'],
    ['Is Vacant', 'No', 'occupied'],
    ['Occupied', 'no', 'vacant'],
    ['Owner Occupied', 'Yes', 'occupied'],
    ['Owner Occupied', 'No', ''],
    ['Tenant Occupied', 'No', ''],
    ['Occupancy', '1', ''],
  ])('“%s: %s” is read as “%s”', (column, cell, occupancy) => {
    expect(valueOf('occupancy', column, cell).value).toBe(occupancy);
  });

  it.each([
    [
      'Single Family',
      'SFR|House on large lot|Single family on 2 lots|0100 Single Family|Single Family Residential|SINGLE_FAMILY',
    ],
    ['Single Family', 'SingleFamilyResidence|Detached house|Ranch home|1-Family|House with detached garage'],
    [
      'Multi Family',
      'Multi-Family (2-4 Unit)|Residential Income|ResidentialIncome|Apartment building|Multi-Family (5+ Unit)',
    ],
    ['Condo', 'Condo/Co-op|Condominium Unit (Residential)|CONDOS'],
    [
      'Residential',
      'Townhouse|Row home|Villa|Mobile/Manufactured Home|Condo/Townhome|CONDO_TOWNHOME_ROWHOME_COOP|half duplex',
    ],
    ['Commercial', 'Office Condo|Retail|Hotel/Motel|Mobile home park|Commercial Sale'],
    ['Industrial', 'Warehouse|Light Industrial Warehouse|Flex space'],
    ['Land', 'Vacant Land|Residential lot|Farm|Residential - Vacant Land|Commercial Land|Lot|Farm/Ranch|VACANT'],
    ['Mixed Use', 'mixed-use building|Mixed Use (Residential/Commercial)'],
  ])('the type %s is read from what means it', (type, texts) => {
    for (const text of texts.split('|')) {
      expect([text, valueOf('property_type', 'Property Type', text).value]).toEqual([text, type]);
    }
  });

  it.each([
    ['2-Family', 2],
    ['Duplex (2 units, any combination)', 2],
    ['Triplex', 3],
    ['4plex', 4],
    ['12 units', 12],
    ['10-plex', 10],
    ['Multi-Family (2-4 Unit)', null],
    ['Multi-Family (5+ Unit)', null],
    ['DUPLEX_TRIPLEX', null],
  ])('%s has %s units', (text, units) => {
    const { values } = draftOf({ Address: '5 Pine Ave', Type: text });
    expect([values.property_type, values.units]).toEqual(['Multi Family', units]);
  });
});

it('takes the value for every row where a column only says who doesn’t live there', () => {
  const row = { Address: '5 Pine Ave', 'Owner Occupied': 'No' };
  expect(draftOf(row)).toMatchObject({ values: { occupancy: '' }, warnings: [] });
  expect(draftOf(row, { values: { occupancy: 'occupied' } }).values.occupancy).toBe('occupied');
});

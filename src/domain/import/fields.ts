import { statedLabel } from '../listing/field-text.ts';
import type { ListingFieldInfo } from '../listing/fields.ts';
import { formFields, inputInfo, inputsOf, type FormField } from '../listing/form-fields.ts';
import { importNames, type ImportedField } from '../listing/import-names.ts';

/** What a column can be imported as: inputs of the posting form, and what is made into one. */
export type ImportField = ImportedField | keyof typeof others;

/** What isn't a field itself, and the names of its columns, as in `import-names.ts`. */
const others = {
  unit: {
    label: 'Unit',
    names:
      'unit|unitnumber|unitno|addressline2|address2|addressaddressline2|apt|aptnumber|apartment|' +
      'apartmentnumber|suite|' +
      'addressunit|addressunitnumber|unitapt|streetaddress2|addressunitsuite|secondaryunit|line2|street2|aptunit',
  },
  lot_acres: {
    label: 'Lot size (acres)',
    names: 'lotacreage|lotsizeacres|acres|acreage|lotacres|landacres|acre|deededacres|calcacres|gisacres|totalacres',
  },
  photos: {
    label: 'Photo links',
    names:
      'photolinks|photos|picturelink|picturelinks|photourls|images|imageurls|pictures|primaryphoto|' +
      'photo|photourl|image|imageurl|picture|' +
      'photolink|imagelinks|imagelink|mainphoto|coverphoto|photo1|image1|picture1|mainimage|pictureurls|media',
  },
  more_photos: {
    label: 'More photo links',
    names:
      'altphotos|additionalphotos|morephotos|otherphotos|additionalimages|gallery|photogallery|' +
      'photo2|image2|additionalpicturesurl',
  },
  street_number: {
    label: 'House number',
    names:
      'streetnumber|housenumber|houseno|streetno|stnumber|addressnumber|addrnumber|housenum|' +
      'streetnum|stno|stnum|strnumber|streetnumbernumeric',
  },
  street_prefix: {
    label: 'Direction before the street',
    names:
      'streetdirprefix|streetdirection|predirection|predir|streetpredirection|stpredir|' +
      'streetpredir|prefixdirection|directionprefix|streetdir|dirprefix|stdir|dir?|direction?',
  },
  street_name: { label: 'Street name', names: 'streetname|stname|addressstreetname|strname|street?|roadname|streetnm' },
  street_suffix: {
    label: 'Street suffix',
    names:
      'streetsuffix|streettype|streetmode|stsuffix|sttype|suffix|addressstreetsuffix|strsuffix|' +
      'roadtype|stsfx|streetsfx|type?',
  },
  street_end: {
    label: 'Direction behind the street',
    names:
      'streetdirsuffix|postdirection|postdir|streetpostdirection|stpostdir|streetpostdir|' +
      'suffixdirection|directionsuffix|dirsuffix',
  },
  beds_baths: {
    label: 'Bedrooms and bathrooms',
    names:
      'bedsbaths|bedbath|bedroomsbathrooms|bdba|brba|bedsandbaths|bedandbath|bedbaths|bedsbath|' +
      'bedbathcount|rooms?|bdbth|bdrmsbaths',
  },
  full_baths: {
    label: 'Full bathrooms',
    names:
      'bathroomsfull|fullbaths|fullbath|bathsfull|fullbathrooms|fullbathcount|bathfull|' +
      'fullbathroomcount|numberoffullbaths|totalfullbaths',
  },
  half_baths: {
    label: 'Half bathrooms',
    names:
      'bathroomshalf|halfbaths|halfbath|bathshalf|halfbathrooms|halfbathcount|bathhalf|' +
      'halfbathroomcount|totalhalfbathrooms|numberofhalfbaths|partialbaths|totalhalfbaths',
  },
  hoa_period: {
    label: 'HOA payment frequency',
    names: 'associationfeefrequency|hoafrequency|hoafeefrequency|hoaduesfrequency|hoaperiod|hoafeeperiod',
  },
  pin: {
    label: 'Latitude and longitude',
    names:
      'latlong|latlng|latlon|coordinates|latitudelongitude|gps|gpscoordinates|coords|geolocation|' +
      'geopoint|latlongcoordinates|location1?|location?|point|geom?',
  },
} as const;

const isOther = (field: ImportField): field is keyof typeof others => field in others;

function importedWhere(passes: (field: ListingFieldInfo) => boolean): ImportField[] {
  const inputs = formFields.flatMap(inputsOf).filter((name): name is ImportedField => name in importNames);
  return inputs.filter((name) => passes(inputInfo(name)));
}

const isExpense = ({ edit }: ListingFieldInfo) => edit?.rule === 'total';

/** The groups of the mapping, in the order on screen; the last three are closed unless a column is in them. */
export const fieldGroups = {
  Address: [...importedWhere(({ step }) => step === 'address'), 'unit'],
  Property: [...importedWhere(({ step }) => step === 'property'), 'lot_acres', 'photos'],
  Numbers: importedWhere((field) => field.step === 'numbers' && !field.table && !isExpense(field)),
  'Annual expenses': importedWhere(isExpense),
  Contract: importedWhere(({ table }) => table === 'listing_terms'),
  'Split or combined columns': [
    'street_number',
    'street_prefix',
    'street_name',
    'street_suffix',
    'street_end',
    'pin',
    'beds_baths',
    'full_baths',
    'half_baths',
    'hoa_period',
    'more_photos',
  ],
} as const satisfies Readonly<Record<string, readonly ImportField[]>>;

/** Every field, in the order on screen. */
export const importFields: readonly ImportField[] = Object.values(fieldGroups).flat();

/** A field's label. */
export function fieldLabel(field: ImportField): string {
  if (isOther(field)) return others[field].label;
  return field.includes('.') ? inputInfo(field).label : statedLabel(field as FormField);
}

/** The name of a field's column in our own files: its label with its unit. */
export function exportName(field: ImportField): string {
  const info = importedInfo(field);
  if (info?.kind !== 'number') return fieldLabel(field);
  const { prefix, suffix, unit } = info.limits;
  const period = unit === '/yr' ? ' per year' : unit === '/mo' ? ' per month' : '';
  const stated = prefix ? `USD${period}` : suffix === 'sqft' ? 'sq ft' : suffix;
  return info.label + (stated ? ` (${stated})` : '');
}

/** The names of columns that mean a field, the likeliest first, and whether its values must confirm it. */
export function columnNames(field: ImportField): readonly { name: string; weak: boolean }[] {
  return (isOther(field) ? others[field].names : importNames[field])
    .split('|')
    .map((name) => ({ name: name.replace('?', ''), weak: name.endsWith('?') }));
}

const infos = new Map(importFields.map((field) => [field, isOther(field) ? null : inputInfo(field)]));

/** What a field takes; null for one that isn't a field itself. */
export function importedInfo(field: ImportField): ListingFieldInfo | null {
  return infos.get(field) ?? null;
}

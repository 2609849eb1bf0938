import type { ListingNumber } from '@/domain/listing/listing-form';

/** What a column can be imported as: fields of the posting form, and what is made into one. */
export type ImportField =
  | Exclude<ListingNumber, 'units'>
  | 'units'
  | 'title'
  | 'propertyType'
  | 'description'
  | 'address'
  | 'unit'
  | 'city'
  | 'state'
  | 'zip'
  | 'county'
  | 'latitude'
  | 'longitude'
  | 'lotAcres'
  | 'condition'
  | 'occupancy'
  | 'financing'
  | 'parking'
  | 'zoning'
  | 'apn'
  | 'closingOn'
  | 'contractExpiresOn'
  | 'accessInstructions'
  | 'photos';

interface FieldInfo {
  label: string;
  /**
   * Names of columns, in lower case without punctuation, the likeliest first, separated by '|'. Those of PropStream and
   * DealMachine exports are among them.
   */
  names: string;
  /** Whether a member can give one value for every row when no column has it. */
  forAll?: true;
}

/** The groups of the mapping, in the order on screen; the last two are closed unless a column is in them. */
export const fieldGroups = {
  Address: {
    address: {
      label: 'Street address',
      names:
        'address|propertyaddress|streetaddress|street|propertyaddressline1|addressline1|address1|siteaddress|' +
        'situsaddress|propertystreet|propertyaddressfull|fulladdress|location',
    },
    unit: { label: 'Unit', names: 'unit|unitnumber|propertyaddressline2|addressline2|address2|apt|apartment|suite' },
    city: { label: 'City', names: 'city|propertycity|propertyaddresscity|town|siteaddresscity|situscity' },
    state: { label: 'State', names: 'state|propertystate|propertyaddressstate|st|situsstate', forAll: true },
    zip: {
      label: 'ZIP code',
      names: 'zip|zipcode|propertyzip|propertyzipcode|propertyaddresszipcode|propertyaddresszip|postalcode|zip5',
    },
    county: { label: 'County', names: 'county|propertyaddresscounty|propertycounty|countyname' },
    latitude: { label: 'Latitude', names: 'latitude|propertylat|lat|propertylatitude' },
    longitude: { label: 'Longitude', names: 'longitude|propertylng|lng|lon|long|propertylongitude' },
  },
  Property: {
    title: { label: 'Title', names: 'title|listingtitle|headline|name|propertyname' },
    propertyType: {
      label: 'Property type',
      names: 'propertytype|type|propertyuse|landuse|usetype|propertytypedetail',
      forAll: true,
    },
    description: {
      label: 'Description',
      names: 'description|listingdescription|remarks|publicremarks|comments|details|notes',
      forAll: true,
    },
    bedrooms: { label: 'Bedrooms', names: 'bedrooms|beds|totalbedrooms|bedroomcount|numberofbedrooms|br|bed' },
    bathrooms: {
      label: 'Bathrooms',
      names: 'totalbathrooms|bathrooms|baths|totalbaths|bathroomcount|numberofbathrooms|ba|bath',
    },
    sqft: {
      label: 'Living area',
      names:
        'buildingsqft|sqft|livingarea|squarefeet|buildingsquarefeet|livingsqft|squarefootage|livingareasqft|' +
        'buildingarea|sf|gla|size',
    },
    lotSqft: { label: 'Lot size (sqft)', names: 'lotsizesqft|lotsqft|lotsquarefeet|lotsize|lotarea|landsqft' },
    lotAcres: { label: 'Lot size (acres)', names: 'lotacreage|lotsizeacres|acres|acreage|lotacres' },
    yearBuilt: { label: 'Year built', names: 'yearbuilt|effectiveyearbuilt|built|year|constructionyear' },
    units: { label: 'Units', names: 'unitscount|numberofunits|units|totalunits|unitcount|doors' },
    condition: { label: 'Condition', names: 'condition|propertycondition|totalcondition', forAll: true },
    parking: { label: 'Parking', names: 'parking|parkingtype|garage|garagetype|parkingspaces' },
    zoning: { label: 'Zoning', names: 'zoning|zoningcode' },
    apn: {
      label: 'Parcel number (APN)',
      names: 'apn|parcelnumber|apnparcelid|parcelid|parcel|taxid|assessorparcelnumber',
    },
    photos: {
      label: 'Photo links',
      names: 'photos|photourls|images|imageurls|pictures|photo|photourl|image|imageurl|photolinks|picture',
    },
  },
  Numbers: {
    price: { label: 'Asking price', names: 'askingprice|price|listprice|listingprice|asking|salesprice|ask' },
    arv: { label: 'After-repair value', names: 'arv|afterrepairvalue' },
    repairCost: {
      label: 'Repair cost',
      names: 'repaircost|repairs|estimatedrepairs|rehab|rehabcost|estrepairs|repairestimate',
    },
    monthlyRent: { label: 'Monthly rent', names: 'monthlyrent|rent|estimatedrent|marketrent|grossrent|totalrent' },
    noi: { label: 'NOI per year', names: 'noi|netoperatingincome' },
    financing: { label: 'Financing', names: 'financing|financingtype|terms', forAll: true },
    occupancy: { label: 'Occupancy', names: 'occupancy|vacant|isvacant|occupied|occupancystatus', forAll: true },
  },
  'Income and expenses': {
    otherMonthlyIncome: { label: 'Other monthly income', names: 'othermonthlyincome|otherincome' },
    vacancyPct: { label: 'Vacancy (%)', names: 'vacancyrate|vacancypct|vacancypercent' },
    propertyTaxes: {
      label: 'Property taxes per year',
      names: 'propertytaxes|taxes|taxamount|propertytax|annualtaxes|yearlytaxes',
    },
    insurance: { label: 'Insurance per year', names: 'insurance|annualinsurance' },
    maintenance: { label: 'Maintenance per year', names: 'maintenance' },
    management: { label: 'Management per year', names: 'management|managementfee|propertymanagement' },
    utilities: { label: 'Utilities per year', names: 'utilities' },
    hoa: { label: 'HOA per year', names: 'hoa|hoafee|hoadues|annualhoa' },
    reserves: { label: 'Reserves per year', names: 'reserves|capex' },
    otherExpenses: { label: 'Other expenses per year', names: 'otherexpenses' },
  },
  Contract: {
    contractPrice: { label: 'Contract price', names: 'contractprice|purchaseprice|undercontractprice' },
    assignmentFee: { label: 'Assignment fee', names: 'assignmentfee|wholesalefee|fee' },
    earnestMoney: { label: 'Earnest money', names: 'earnestmoney|emd|earnestmoneydeposit' },
    closingOn: { label: 'Closing date', names: 'closingdate|closeby|closing|closedate|closingon' },
    contractExpiresOn: { label: 'Contract expires', names: 'contractexpires|contractexpiration|expirationdate' },
    accessInstructions: {
      label: 'Access instructions',
      names: 'accessinstructions|access|lockbox|showinginstructions',
    },
  },
} as const satisfies Record<string, Partial<Record<ImportField, FieldInfo>>>;

/** Every field, in the order on screen. */
export const importFields = new Map<ImportField, FieldInfo>(
  Object.values(fieldGroups).flatMap((group) => Object.entries(group) as [ImportField, FieldInfo][]),
);

/** A field's label. */
export function fieldLabel(field: ImportField): string {
  return importFields.get(field)?.label ?? field;
}

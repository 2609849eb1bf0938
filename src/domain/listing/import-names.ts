import type { ListingInput } from './form-fields.ts';

/** Fields that a file has no column for. Whether the property is off market is for the member to confirm. */
type Unimported = 'unit_mix' | 'contract_shared' | 'funds_required' | 'off_market_contract';
export type ImportedField = Exclude<ListingInput, Unimported>;

/**
 * Names of columns in imported files, in lower case without punctuation, the likeliest first, separated by '|'. Those
 * of PropStream and DealMachine exports are among them.
 */
export const importNames: Readonly<Record<ImportedField, string>> = {
  title: 'title|listingtitle|headline|name|propertyname',
  property_type: 'propertytype|type|propertyuse|landuse|usetype|propertytypedetail',
  condition: 'condition|propertycondition|totalcondition',
  bedrooms: 'bedrooms|beds|totalbedrooms|bedroomcount|numberofbedrooms|br|bed',
  bathrooms: 'totalbathrooms|bathrooms|baths|totalbaths|bathroomcount|numberofbathrooms|ba|bath',
  sqft:
    'buildingsqft|sqft|livingarea|squarefeet|buildingsquarefeet|livingsqft|squarefootage|livingareasqft|' +
    'buildingarea|sf|gla|size',
  lot_sqft: 'lotsizesqft|lotsqft|lotsquarefeet|lotsize|lotarea|landsqft',
  units: 'unitscount|numberofunits|units|totalunits|unitcount|doors',
  year_built: 'yearbuilt|effectiveyearbuilt|built|year|constructionyear',
  parking: 'parking|parkingtype|garage|garagetype|parkingspaces',
  zoning: 'zoning|zoningcode',
  apn: 'apn|parcelnumber|apnparcelid|parcelid|parcel|taxid|assessorparcelnumber',
  description: 'description|listingdescription|remarks|publicremarks|comments|details|notes',
  address:
    'address|propertyaddress|streetaddress|street|propertyaddressline1|addressline1|address1|siteaddress|' +
    'situsaddress|propertystreet|propertyaddressfull|fulladdress|location',
  zip: 'zip|zipcode|propertyzip|propertyzipcode|propertyaddresszipcode|propertyaddresszip|postalcode|zip5',
  city: 'city|propertycity|propertyaddresscity|town|siteaddresscity|situscity',
  state: 'state|propertystate|propertyaddressstate|st|situsstate',
  county: 'county|propertyaddresscounty|propertycounty|countyname',
  latitude: 'latitude|propertylat|lat|propertylatitude',
  longitude: 'longitude|propertylng|lng|lon|long|propertylongitude',
  price: 'askingprice|price|listprice|listingprice|asking|salesprice|ask',
  noi: 'noi|netoperatingincome',
  financing: 'financing|financingtype|terms',
  occupancy: 'occupancy|vacant|isvacant|occupied|occupancystatus',
  arv: 'arv|afterrepairvalue',
  repair_cost: 'repaircost|repairs|estimatedrepairs|rehab|rehabcost|estrepairs|repairestimate',
  monthly_rent: 'monthlyrent|rent|estimatedrent|marketrent|grossrent|totalrent',
  other_monthly_income: 'othermonthlyincome|otherincome',
  vacancy_pct: 'vacancyrate|vacancypct|vacancypercent',
  contract_price: 'contractprice|purchaseprice|undercontractprice',
  assignment_fee: 'assignmentfee|wholesalefee|fee',
  earnest_money: 'earnestmoney|emd|earnestmoneydeposit',
  closing_on: 'closingdate|closeby|closing|closedate|closingon',
  contract_expires_on: 'contractexpires|contractexpiration|expirationdate',
  access_instructions: 'accessinstructions|access|lockbox|showinginstructions',
  'annual_expenses.property_taxes': 'propertytaxes|taxes|taxamount|propertytax|annualtaxes|yearlytaxes',
  'annual_expenses.insurance': 'insurance|annualinsurance',
  'annual_expenses.maintenance': 'maintenance',
  'annual_expenses.management': 'management|managementfee|propertymanagement',
  'annual_expenses.utilities': 'utilities',
  'annual_expenses.hoa': 'hoa|hoafee|hoadues|annualhoa',
  'annual_expenses.reserves': 'reserves|capex',
  'annual_expenses.other': 'otherexpenses',
};

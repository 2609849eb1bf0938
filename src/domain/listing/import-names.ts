import type { ListingInput } from './form-fields.ts';

/** Fields that a file has no column for. Whether the property is off market is for the member to confirm. */
type Unimported = 'unit_mix' | 'contract_shared' | 'funds_required' | 'off_market_contract' | 'contract_assignable';
export type ImportedField = Exclude<ListingInput, Unimported>;

/**
 * Names of columns in imported files, in lower case without punctuation, the likeliest first, separated by '|'. They're
 * without 'property' or 'site' in front, and without a unit or period: those are read apart, as is the name that our
 * own files have. One with a question mark means the field only if its values fit. Among them are those of PropStream,
 * DealMachine, BatchLeads, REsimpli, Redfin, HomeHarvest, county rolls, and the RESO Data Dictionary.
 *
 * What someone wrote for themselves isn't public: notes, remarks, comments, lockbox and access codes, and names of
 * people are nowhere here. Nor are estimates: what a listing asks for is never guessed from them.
 */
export const importNames: Readonly<Record<ImportedField, string>> = {
  title: 'title|listingtitle|headline|adtitle|propertyname|dealname|dealtitle|listingname|publictitle|adpublictitle',
  property_type:
    'propertytypedetail|propertysubtype|propertytype|subtype|type?|propertyuse|landuse|usetype|' +
    'landusedescription|use?|usecode?|usedescription|propertyclass?|style?|buildingtype|hometype|typeofproperty|' +
    'landusecodedescription|usecodedescription|propertyusedescription|propertyusetype|propertycategory|' +
    'dwellingtype|propertykind|proptype|assettype|assetclass|class?|doruse?|landusedesc|usedesc|' +
    'propertyclassdescription',
  condition:
    'condition|totalcondition|propertycondition|overallcondition|conditionofproperty|rehablevel|housecondition',
  bedrooms: 'bedrooms|beds|bedroomcount|numberofbedrooms|bedroom|bed|br|brs|bd|bds|bdrm|bdrms|bedrms',
  bathrooms:
    'bathroomstotaldecimal|totalbathrooms|totalbaths|bathrooms|baths|bathroomcount|' +
    'numberofbathrooms|bathroom|bath|ba|' +
    'bths|calculatedbathcount|totalbathcalc|bathroomstotalinteger',
  sqft:
    'livingarea|buildingsqft|sqft|totalbuildingareasqft|totalbuildingarea|buildingarea|livingsqft|' +
    'livingareasqft|gla|grosslivingarea|heatedsqft|heatedarea|finishedsqft|homesize|housesize|buildingsize|' +
    'size?|interiorsqft|totalsqft|sqfootage|footage|livableareasqft|totallivingarea|buildingareatotal|' +
    'floorsize|bldgsqft|bldgarea|bldgsize|totalheatedsqft|interiorsize|livablearea|sqftliving|sqfttotal|' +
    'sqftheated|structuresqft|universalbuildingsqft|livingareasize|abovegradefinishedarea|homesqft|' +
    'abovegradesqft',
  lot_sqft:
    'lotsizesqft|lotsqft|lotsize|lotarea|landsqft|lot?|landarea|landsize|lotsizearea|parcelsize|lotdimensions|' +
    'lotsizedimensions|siteareasqft|lotfootage',
  units: 'units|unitcount|numberofunits|unitscount|doors|residentialunitcount|livingunits',
  year_built:
    'yearbuilt|built|year?|constructionyear|yrbuilt|yrblt|yearblt|actualyearbuilt|builtyear|builtin|' +
    'yearofconstruction|ayb|actyrblt|yearconstructed|yrconstructed|originalyearbuilt|yrbuiltactual|yb|' +
    'dateofconstruction?|builtyr',
  parking:
    'parking|parkingtype|garage|garagetype|parkingspaces|garagespaces|parkingtotal|garageparking|parkingfeatures|' +
    'parkinggarage|garagecarport|parkingspots|parkinggaragespaces|garages',
  zoning: 'zoning|zoningcode|zoningdescription|zoningdistrict|zoningclass|zoningtype',
  apn:
    'apn|parcelnumber|apnparcelid|parcelid|parcel|taxid|assessorparcelnumber|apnnumber|parcelno|pin?|' +
    'taxparcelid|parcelnum|parcelidnumber|assessorsparcelnumber|parcelapn|taxparcelnumber|taxmapnumber|folio|' +
    'folionumber|apnunformatted|apnformatted|taxidnumber|parcelnumbernumber|apnparcel',
  description:
    'description|listingdescription|publicremarks|marketingdescription|publicdescription|propertydescription?|' +
    'adpublicdescription|marketingremarks|listingtext|dealdescription|text?|addescription',
  address:
    'addressline1|streetaddress|address|street|address1|siteaddress|situsaddress|fullstreetline|streetline|' +
    'addr|addressfull|fulladdress|unparsedaddress|formattedaddress|addressoftheproperty|streetaddress1|' +
    'completeaddress|addressaddressline1|property?|location?|addressstreet|siteaddr|situsaddr|addressaddress|' +
    'wholeaddress|line1|situs|addressdisplay|propaddr|streetaddressline1|addresslineone|situsstreet|' +
    'siteaddress1|situsaddress1|physical|displayaddress|stdaddress1|housenumberandstreet|houseandstreet|' +
    'situsfull|addressfullsingle|fullstreetaddress|street1|addressof',
  zip:
    'zip|zipcode|addresszipcode|addresszip|postalcode|zip5|ziporpostalcode|postcode|addresspostalcode|' +
    'zippostalcode|zippostal|situszip|sitezip|postal|zipcode5|propzip|postalzip',
  city:
    'city|addresscity|town|citytown|municipality|cityname|situscity|sitecity|postalcity|citystatezip|citystate|' +
    'cityortown|cityst|propcity|locality|citystzip|municipalityname',
  state:
    'state|addressstate|st|stateorprovince|stateprovince|statecode|situsstate|sitestate|statename|' +
    'stateabbreviation|stateabbr|province|propstate|stateabbrev|region?',
  county: 'county|addresscounty|countyname|countyorparish|countyparish|parish|countyorborough|situscounty',
  latitude: 'latitude|lat|addresslatitude|geolat|gpslat|gpslatitude|y?|ycoord?|latitudey|intptlat|maplat|propertylat',
  longitude:
    'longitude|lng|lon|long|addresslongitude|geolng|geolon|gpslong|gpslongitude|x?|xcoord?|longitudex|intptlon|' +
    'maplng|propertylng',
  price:
    'askingprice|asking|listprice|price|listingprice|sellerasking|sellersaskingprice|sellerspriceasking|ask|' +
    'askprice|offeringprice|pricetobuyer|buyerprice|wholesaleprice|cashprice|dealprice|selleraskingprice|' +
    'sellersasking|currentprice|currentlistprice|priceasking|listpriceusd|listedprice|askingamount|' +
    'investorprice|endbuyerprice|pricelist|askinglistprice|listaskingprice|ourpricetobuyer',
  noi: 'noi|netoperatingincome|proformanoi?|netincome?|noinetoperatingincome|actualnoi|currentnoi',
  financing:
    'financing|financingtype|terms|listingterms|financingterms|financingoptions|buyerfinancing|financingaccepted|' +
    'acceptedfinancing|typeoffinancing|saleterms|paymentterms',
  occupancy:
    'occupancy|occupancystatus|vacant|isvacant|occupied|vacancystatus|isoccupied|occupiedvacant|vacantoccupied|' +
    'occupanttype|propertyvacant|tenantoccupied|owneroccupied|vacancyflag|currentoccupancy|occupiedorvacant|' +
    'vacantoroccupied|occupancytype',
  arv:
    'arv|afterrepairvalue|afterrepairedvalue|arvvalue|arvafterrepairvalue|afterrepairvaluearv|estimatedarv|' +
    'estarv|afterrehabvalue|arvestimate|arvest|fixedupvalue|rehabbedvalue|afterrepair',
  repair_cost:
    'repaircost|repairs|estimatedrepairs|rehab|rehabcost|estrepairs|repairestimate|estimatedrepaircost|' +
    'repairscost|estimatedrehab|rehabestimate|rehabbudget|repaircosts|rehabcosts|costofrepairs|' +
    'estimatedrepaircosts|estrehab|estimatedrepairscost|estrepaircost|repairbudget|estimatedrehabcost|' +
    'renovationcost|repairsneeded?|estrehabcost|estimatedcostofrepairs|renobudget|renovationbudget|' +
    'rehabestimated|costtorepair|rehabest|repairest|repairsest',
  monthly_rent:
    'rent|estimatedrent|marketrent|grossrent|totalrent|currentrent|rentestimate|estrent|rentamount|actualrent|' +
    'rents|projectedrent|rentalincome|rentzestimate|estimatedrentalvalue|rentalestimate|proformarent|rentroll?|' +
    'rentalrate|rentalamount|grossrents|scheduledrent|grossrentalincome|estimatedrentamount',
  other_monthly_income: 'otherincome|additionalincome|laundryincome|miscincome',
  vacancy_pct: 'vacancy|vacancyrate|vacancyfactor|vacancyallowance|vacancyloss?',
  down_payment_pct: 'downpaymentpct|downpaymentpercent|downpaymentpercentage|ownerfinancingdown|sellerfinancingdown',
  seller_note_amount: 'sellernoteamount|sellernote|sellercarryback|sellercarry|ownercarry',
  seller_note_rate: 'sellernoterate|sellerfinancingrate|ownerfinancingrate|sellerfinancerate|ownerfinancerate',
  seller_note_interest_only_years: 'sellernoteinterestonlyyears|interestonlyyears|interestonly|sellernoteinterestonly',
  balloon_years: 'balloonyears|balloon|balloonterm|balloondue|balloondueafter',
  existing_loan_balance: 'existingloanbalance|subtobalance|subjecttobalance|assumablebalance|subtoloanbalance',
  existing_loan_rate: 'existingloanrate|subtorate|subjecttorate|assumablerate|existingrate',
  existing_loan_months: 'existingloanmonths|existingloantermleft|existingloanremainingmonths|subtomonths',
  existing_loan_arrears: 'existingloanarrears|arrears|amountinarrears|loanarrears|reinstatementamount',
  contract_price:
    'contractprice|undercontractprice|contractamount|ourcontractprice|lockedupprice|lockupprice|' +
    'priceundercontract',
  assignment_fee: 'assignmentfee|wholesalefee|assignment|assignmentprofit|wholesalersfee|assigmentfee',
  earnest_money: 'earnestmoney|emd|earnestmoneydeposit|earnestdeposit|earnest|emddeposit|buyeremd|emdamount',
  closing_on:
    'closingdate|closeby|closing|closedate|closingon|coe|closeofescrow|coedate|expectedclosing|targetclosing|' +
    'expectedclosingdate|targetclosedate|closeon|closingby|projectedclosing|estimatedclosing|dateofclosing|' +
    'closingdeadline|estimatedclosingdate|scheduledclosing|scheduledclosingdate|targetclosingdate|' +
    'closeofescrowdate',
  contract_expires_on:
    'contractexpires|contractexpiration|contractexpirationdate|contractexpiry|contractends|contractexpireson|' +
    'contractenddate',
  contract_inspection_on: 'inspectionends|inspectionperiodends|inspectiondeadline|duediligenceends|inspectionenddate',
  photos_taken_on: 'photostaken|photostakenon|photodate|photosdate|datephotostaken|picturestaken',
  access_instructions: 'accessinstructions|showinginstructions|howtoview|howtoshow',
  'annual_expenses.property_taxes':
    'propertytaxes|taxes|taxamount|propertytax|taxamt|realestatetaxes|realestatetax|taxannualamount|retaxes|' +
    'taxesannual|propertytaxamount|totaltax|totaltaxes|taxbill|tax?|currenttaxes|countytaxes|propertytaxesamount|' +
    'taxesamount|taxtotalamount|totaltaxamount',
  'annual_expenses.insurance':
    'insurance|insurancecost|insurancepremium|homeownersinsurance|hazardinsurance|insuranceamount|' +
    'insuranceexpense',
  'annual_expenses.maintenance':
    'maintenance|maintenancecost|repairsandmaintenance|repairsmaintenance|maintenanceexpense|upkeep|' +
    'maintenancecosts',
  'annual_expenses.management':
    'management|managementfee|propertymanagement|managementfees|propertymanagementfee|managementcost|pmfee|' +
    'managementexpense',
  'annual_expenses.utilities': 'utilities|utilitycost|utilitiescost|utilityexpense|ownerpaidutilities|utilitycosts',
  'annual_expenses.hoa':
    'hoa|hoafee|hoadues|hoafees|hoaamount|associationfee|associationdues|condofee|condofees|hoafeeamount|hoacost|' +
    'associationfees|commoncharges|maintenancefee|hoapayment|hoaamt|hoacosts|hoacondofee|' +
    'homeownersassociationfee|hoafeeamt|coafee|hoacharges|assocfee|condodues',
  'annual_expenses.reserves':
    'reserves|capex|capitalreserves|capitalexpenditures|replacementreserves|capexreserve|reserve',
  'annual_expenses.other':
    'otherexpenses|otherexpense|miscexpenses|miscellaneous?|otherannualexpenses|miscexpense|othercosts',
};

/** The schema.org types on public pages, with their required and optional properties. */
const types: Readonly<Record<string, { must: readonly string[]; may?: readonly string[] }>> = {
  WebPage: { must: ['name', 'description'], may: ['url'] },
  AboutPage: { must: ['name', 'description'], may: ['url'] },
  ContactPage: { must: ['name', 'description'], may: ['url'] },
  CollectionPage: { must: ['name', 'description'], may: ['url'] },
  Organization: { must: ['name'], may: ['url', 'logo', 'description'] },
  Person: { must: ['name'] },
  WebSite: { must: ['name', 'url', 'potentialAction'] },
  SearchAction: { must: ['target', 'query-input'] },
  EntryPoint: { must: ['urlTemplate'] },
  FAQPage: { must: ['mainEntity'] },
  Question: { must: ['name', 'acceptedAnswer'] },
  Answer: { must: ['text'] },
  BreadcrumbList: { must: ['itemListElement'] },
  ListItem: { must: ['position', 'name', 'item'] },
  RealEstateListing: {
    must: ['name', 'description', 'datePosted', 'offers', 'mainEntity'],
    may: ['url', 'image', 'dateModified'],
  },
  Offer: { must: ['price', 'priceCurrency'], may: ['url', 'availability'] },
  SingleFamilyResidence: {
    must: ['name', 'address'],
    may: ['numberOfBedrooms', 'numberOfBathroomsTotal', 'floorSize', 'additionalProperty'],
  },
  House: {
    must: ['name', 'address'],
    may: ['numberOfBedrooms', 'numberOfBathroomsTotal', 'floorSize', 'additionalProperty'],
  },
  Apartment: {
    must: ['name', 'address'],
    may: ['numberOfBedrooms', 'numberOfBathroomsTotal', 'floorSize', 'additionalProperty'],
  },
  Place: { must: ['name', 'address'], may: ['additionalProperty'] },
  PostalAddress: { must: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'] },
  QuantitativeValue: { must: ['value', 'unitCode'] },
  PropertyValue: { must: ['name', 'value'], may: ['unitCode', 'unitText'] },
  Article: {
    must: ['headline', 'author', 'publisher', 'datePublished'],
    may: [
      'url',
      'image',
      'timeRequired',
      'name',
      'description',
      'about',
      'inLanguage',
      'isAccessibleForFree',
      'hasPart',
    ],
  },
  DigitalDocument: {
    must: ['name', 'author'],
    may: ['url', 'description', 'publisher', 'datePublished', 'about', 'inLanguage', 'isAccessibleForFree', 'hasPart'],
  },
  VideoObject: {
    must: ['name', 'description', 'thumbnailUrl', 'uploadDate'],
    may: [
      'url',
      'contentUrl',
      'duration',
      'author',
      'publisher',
      'datePublished',
      'about',
      'inLanguage',
      'isAccessibleForFree',
      'hasPart',
    ],
  },
  WebApplication: {
    must: ['name', 'applicationCategory', 'operatingSystem'],
    may: [
      'url',
      'description',
      'offers',
      'author',
      'publisher',
      'datePublished',
      'about',
      'inLanguage',
      'isAccessibleForFree',
      'hasPart',
    ],
  },
  WebPageElement: { must: ['isAccessibleForFree', 'cssSelector'] },
};

/** Returns the problems of schema.org data at any depth: unknown types, missing properties, unknown properties. */
export function schemaProblems(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => schemaProblems(item, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  const { '@type': type, ...properties } = value as Record<string, unknown>;
  const here = `${path}${String(type)}`;
  const known = types[String(type)];
  if (!known) return [`${here} is no type that is known`];
  const named = [...known.must, ...(known.may ?? [])];
  return [
    ...known.must
      .filter((name) => properties[name] === undefined || properties[name] === '')
      .map((name) => `${here} lacks ${name}`),
    ...Object.keys(properties)
      .filter((name) => !named.includes(name))
      .map((name) => `${here} has no ${name}`),
    ...Object.entries(properties).flatMap(([name, inner]) => schemaProblems(inner, `${here}.${name} `)),
  ];
}

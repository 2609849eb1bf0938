import {
  industries,
  industryLabels,
  roleLabels,
  roles,
  type Industry,
  type Role,
} from '@/domain/member/member-vocabulary';

const roleLines: Readonly<Record<Role, string>> = {
  birddog: 'Finds deals and passes them on',
  wholesaler: 'Contracts and assigns deals',
  agent: 'Licensed, works with investors',
  flipper: 'Buys, renovates, and resells',
  landlord: 'Buys and holds for rent',
  creative: 'Seller finance, subject to',
  developer: 'Entitles land and builds',
  propertyManager: 'Runs rentals for owners',
};

const industryLines: Readonly<Record<Industry, string>> = {
  residential: 'Houses, condos, small multifamily',
  commercial: 'Offices, retail, large multifamily',
  land: 'Lots, acreage, and farms',
  industrial: 'Warehouses, flex, manufacturing',
  mixedUse: 'Homes above shops or offices',
  hospitality: 'Hotels and short-term rentals',
};

/** The roles to choose from, each with a one-line description. */
export const roleChoices = roles.map((id) => ({ id, label: roleLabels[id], line: roleLines[id] }));

/** The industries to choose from, each with a one-line description. */
export const industryChoices = industries.map((id) => ({ id, label: industryLabels[id], line: industryLines[id] }));

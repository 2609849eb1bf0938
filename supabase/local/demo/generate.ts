/**
 * Members, listings, and everything they do with each other. Pure and seeded: the same code and ZIP data always give
 * the same demo. Times are minutes before seeding, so a demo never looks old.
 */
import type { ZipCode } from '../reference/zip-codes.ts';
import { demoConversations, type DemoConversations } from './conversations.ts';
import { demoDetails, type DemoDetails } from './details.ts';
import { withHistory, type DemoListing } from './listing-history.ts';
import { postedListings } from './listings.ts';
import { demoNetwork, type DemoNetwork } from './network.ts';
import { demoMembers, type DemoMember } from './people.ts';
import { demoSubmissions, type DemoSubmission } from './submissions.ts';

export interface Demo {
  readonly members: readonly DemoMember[];
  readonly listings: readonly DemoListing[];
  /** Sign-up answers, in the order of `members`. */
  readonly details: readonly DemoDetails[];
  readonly network: DemoNetwork;
  readonly conversations: DemoConversations;
  readonly submissions: readonly DemoSubmission[];
}

/** Builds the demo from residential ZIP codes. Throws when a market has none. */
export function generateDemo(zipCodes: readonly ZipCode[]): Demo {
  const members = demoMembers();
  const zipsByCity = new Map<string, ZipCode[]>();
  for (const zip of zipCodes) {
    const key = `${zip.city}, ${zip.state}`;
    zipsByCity.set(key, [...(zipsByCity.get(key) ?? []), zip]);
  }
  const posted = postedListings(members, zipsByCity);
  const listings = withHistory(posted);
  const details = members.map((member) =>
    demoDetails(member, listings, zipsByCity.get(`${member.market.city}, ${member.market.state}`) ?? []),
  );
  return {
    members,
    listings,
    details,
    network: demoNetwork(details),
    conversations: demoConversations(members, listings),
    submissions: demoSubmissions(listings),
  };
}

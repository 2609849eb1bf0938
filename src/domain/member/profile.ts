import { industries, roles } from './member-vocabulary.ts';
import { webLinks } from './social-links.ts';

interface StoredProfile {
  social_links: unknown;
  profile_status: string;
  /** Null if the reader may not see them. */
  roles: string[] | null;
  industries: string[] | null;
}

/** A row of a profile with what the app knows of its links, status, roles, and industries, in the order it shows. */
export function readProfile<Row extends StoredProfile>(stored: Row) {
  const {
    social_links: links,
    profile_status: status,
    roles: storedRoles,
    industries: storedIndustries,
    ...row
  } = stored;
  return {
    ...row,
    social_links: webLinks(links),
    profile_status: status === 'private' ? ('private' as const) : ('public' as const),
    roles: roles.filter((role) => storedRoles?.includes(role)),
    industries: industries.filter((industry) => storedIndustries?.includes(industry)),
  };
}

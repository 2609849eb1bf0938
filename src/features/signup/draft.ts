import { industries, roles } from '@/shared/members/member-vocabulary';
import { isUsState } from '@/shared/places/us-states';
import type { County } from '@/shared/supabase/counties';
import { emptyAccount, type AccountValues } from './schema';
import { emptyDetails, maxMarkets, noPlace, type Details } from './details';

const key = 'sign-up-draft';
const pictureKey = 'sign-up-picture';

/** The sign-up form as saved in this tab. */
export interface Draft {
  /** Without the passwords. */
  account: AccountValues;
  details: Details;
  /** The cropped picture as a data URL. */
  picture: string | null;
}

/** Loads the draft. Missing or invalid values are empty. */
export function loadDraft(): Draft {
  const { account, details } = recordIn(parsed(read(key)));
  const saved = recordIn(account);
  const picture = read(pictureKey);
  return {
    account: {
      ...emptyAccount,
      name: text(saved['name']),
      email: text(saved['email']),
      phoneNumber: text(saved['phoneNumber']),
    },
    details: detailsIn(recordIn(details)),
    picture: picture?.startsWith('data:image/jpeg;base64,') ? picture : null,
  };
}

/** Saves the form for this tab, without passwords. */
export function saveDraft({ name, email, phoneNumber }: AccountValues, details: Details): void {
  write(key, JSON.stringify({ account: { name, email, phoneNumber }, details }));
}

/** Saves the cropped picture (a data URL); null removes it. */
export function saveDraftPicture(picture: string | null): void {
  // Remove the old one first: if the new one doesn't fit, no picture is better than a stale one.
  write(pictureKey, null);
  if (picture) write(pictureKey, picture);
}

/** Removes the draft once the account exists. */
export function clearDraft(): void {
  write(key, null);
  write(pictureKey, null);
}

function detailsIn(saved: Record<string, unknown>): Details {
  const home = placeIn(saved);
  const market = placeIn(recordIn(saved['market']));
  return {
    ...emptyDetails,
    state: home.state,
    county: home.county,
    roles: roles.filter((role) => listIn(saved['roles']).includes(role)),
    industries: industries.filter((industry) => listIn(saved['industries']).includes(industry)),
    markets: listIn(saved['markets'])
      .map((place) => placeIn(recordIn(place)))
      .filter(({ county }) => county !== '')
      .slice(0, maxMarkets),
    market,
  };
}

/** A saved place; empty if its state is invalid. */
function placeIn(saved: Record<string, unknown>): County {
  const state = text(saved['state']);
  return isUsState(state) ? { state, county: text(saved['county']) } : noPlace;
}

function parsed(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const recordIn = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

function read(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Ignores errors: storage may be blocked or full. */
function write(name: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, value);
  } catch {
    // Saving is best effort.
  }
}

import { industries, roles } from '@/shared/config/member-vocabulary';
import { isUsState } from '@/shared/lib/us-states';
import type { Place } from '@/shared/supabase/counties';
import { maxMarkets } from './rules';
import { emptyAccount, type AccountValues } from './schema';
import { emptyDetails, noPlace, type Details } from './values';

const key = 'sign-up-draft';
const pictureKey = 'sign-up-picture';

/** What was typed and chosen before a reload. */
export interface Draft {
  /** Without the passwords. */
  account: AccountValues;
  details: Details;
  /** The cropped picture as a data URL. */
  picture: string | null;
}

/** What this tab remembers; empty fields where there is nothing, or where it is not allowed to remember. */
export function recallDraft(): Draft {
  const { account, details } = recordIn(parsed(read(key)));
  const told = recordIn(account);
  const picture = read(pictureKey);
  return {
    account: {
      ...emptyAccount,
      name: text(told['name']),
      email: text(told['email']),
      phoneNumber: text(told['phoneNumber']),
    },
    details: detailsIn(recordIn(details)),
    picture: picture?.startsWith('data:image/jpeg;base64,') ? picture : null,
  };
}

/** Keeps what was typed and chosen for as long as this tab lives. Passwords are left out. */
export function keepDraft({ name, email, phoneNumber }: AccountValues, details: Details): void {
  write(key, JSON.stringify({ account: { name, email, phoneNumber }, details }));
}

/** Keeps the cropped picture, a data URL, beside the draft; null removes it. */
export function keepDraftPicture(picture: string | null): void {
  // Where one is kept that has been replaced, none is better.
  write(pictureKey, null);
  if (picture) write(pictureKey, picture);
}

/** The account exists: nothing needs to be kept. */
export function forgetDraft(): void {
  write(key, null);
  write(pictureKey, null);
}

function detailsIn(told: Record<string, unknown>): Details {
  const home = placeIn(told);
  const market = placeIn(recordIn(told['market']));
  return {
    ...emptyDetails,
    state: home.state,
    county: home.county,
    roles: roles.filter((role) => listIn(told['roles']).includes(role)),
    industries: industries.filter((industry) => listIn(told['industries']).includes(industry)),
    markets: listIn(told['markets'])
      .map((place) => placeIn(recordIn(place)))
      .filter(({ county }) => county !== '')
      .slice(0, maxMarkets),
    market,
  };
}

/** A place with a state that exists; a county stands in a state only. */
function placeIn(told: Record<string, unknown>): Place {
  const state = text(told['state']);
  return isUsState(state) ? { state, county: text(told['county']) } : noPlace;
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

/** Storage may be forbidden or full: then a reload forgets. */
function write(name: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, value);
  } catch {
    // Nothing depends on it.
  }
}
